"""Tests of the Zoollywood engine; the numbers S01 to S46, R1 to R55 and Q1 to Q12 are those of the canon."""
