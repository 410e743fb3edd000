"""Time at the table: clocks, pauses, vacations, reminders. Rows and pure arithmetic; nothing waits in memory."""
