"""Says in a minute whether the platform lets the bot do all it needs, and what to do where it does not."""

from cogs.doctor.examination import examine
from cogs.doctor.finding import Finding, Mark
from cogs.doctor.patient import Patient
from cogs.doctor.report import report

__all__ = ["Finding", "Mark", "Patient", "examine", "report"]
