"""What people see: each screen is a pure function from a sight to a message."""
