"""Tests of the Zombeasts engine; the numbers S01 to S52 and R1 to R47 are those of the canon."""
