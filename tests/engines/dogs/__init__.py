"""Tests of the Dogs engine; the numbers S1 to S47 and R1 to R60 are those of the canon."""
