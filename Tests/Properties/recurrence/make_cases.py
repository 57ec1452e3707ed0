"""Writes random series with the occurrences that two independent implementations agree on.

One opinion is recurring-ical-events (which uses icalendar and its own handling of exceptions and overrides). The other is
python-dateutil's rrule on the clock of DTSTART, with the set operations of RFC 5545, 3.8.5 done below. Where they
disagree the series is left out and counted; README.md lists the kinds and decides each by section of the RFC.

A case is plain text: CASE, WINDOW from to, EVENT with property lines (once a component), EXPECT start end (once an
occurrence, in UTC or as a date), END. The same seed gives the same cases, but for those left out because dateutil took
too long.
"""

import argparse
import collections
import datetime as dt
import random
import signal
import sys
import warnings
import zoneinfo

import icalendar
import recurring_ical_events
from dateutil.rrule import rrulestr

warnings.filterwarnings("ignore")
UTC = dt.timezone.utc
DEFAULT = zoneinfo.ZoneInfo("Europe/Berlin")
ZONES = [
    "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata", "America/Sao_Paulo", "Pacific/Apia",
    "Europe/Dublin", "Africa/Casablanca", "Antarctica/Troll", "America/St_Johns", "Asia/Kathmandu", "Pacific/Chatham",
]
WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
SECONDS_PER_CASE = 0.05
SUB_DAILY = ("HOURLY", "MINUTELY", "SECONDLY")


class Clock:
    """DTSTART's kind: a zone, UTC, floating or all-day; turns naive clock readings into what they mean."""

    def __init__(self, kind):
        self.kind = kind
        self.zone = {"utc": UTC, "floating": DEFAULT, "date": DEFAULT}.get(kind) or zoneinfo.ZoneInfo(kind)

    def property(self, name, wall, parameters=""):
        return f"{name}{parameters}{self.parameters()}:{self.text(wall)}"

    def parameters(self):
        if self.kind == "date":
            return ";VALUE=DATE"
        return "" if self.kind in ("utc", "floating") else f";TZID={self.kind}"

    def text(self, wall):
        if self.kind == "date":
            return wall.strftime("%Y%m%d")
        return wall.strftime("%Y%m%dT%H%M%S") + ("Z" if self.kind == "utc" else "")

    def until(self, wall):
        if self.kind in ("date", "floating"):
            return self.text(wall)
        return self.instant(wall).strftime("%Y%m%dT%H%M%SZ")

    def instant(self, wall):
        """RFC 5545, 3.3.5: fold=0 is the first of two, and the offset before a gap."""
        return wall.replace(tzinfo=self.zone, fold=0).astimezone(UTC)


def numbers(rng, low, high, most, negative=False):
    values = set()
    for _ in range(rng.randint(1, most)):
        value = rng.randint(low, high)
        values.add(-value if negative and rng.random() < 0.4 else value)
    return ",".join(str(value) for value in sorted(values))


def random_rule(rng, all_day):
    """A rule that the table of RFC 5545, 3.3.10 allows."""
    frequency = rng.choice(
        ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] * 3 + ([] if all_day else list(SUB_DAILY)))
    parts = [("FREQ", frequency)]
    if rng.random() < 0.4:
        parts.append(("INTERVAL", str(rng.randint(2, {"SECONDLY": 5000, "MINUTELY": 500}.get(frequency, 5)))))

    def maybe(chance, name, value):
        # More parts than that hardly ever match, and dateutil then looks through all years.
        if rng.random() < chance and sum(name.startswith("BY") for name, _ in parts) < 3:
            parts.append((name, value))
            return True
        return False

    maybe(0.25, "BYMONTH", numbers(rng, 1, 12, 4))
    in_month = frequency in ("MONTHLY", "YEARLY")
    has_week = frequency == "YEARLY" and rng.random() < 0.15
    if has_week:
        parts.append(("BYWEEKNO", numbers(rng, 1, 53, 3, negative=True)))
    if frequency in ("YEARLY",) + SUB_DAILY and not has_week:
        maybe(0.12, "BYYEARDAY", numbers(rng, 1, 366, 4, negative=True))
    if frequency != "WEEKLY" and not has_week:
        maybe(0.3, "BYMONTHDAY", numbers(rng, 1, 31, 4, negative=True))
    if has_week or rng.random() < 0.5:
        days = rng.sample(WEEKDAYS, rng.randint(1, 4))
        if in_month and not has_week:
            most = 5 if frequency == "MONTHLY" or any(name == "BYMONTH" for name, _ in parts) else 53
            days = [rng.choice(["", str(rng.randint(1, most)), str(-rng.randint(1, most))]) + day for day in days]
        parts.append(("BYDAY", ",".join(days)))
    if not all_day:
        maybe(0.25, "BYHOUR", numbers(rng, 0, 23, 3))
        maybe(0.25, "BYMINUTE", numbers(rng, 0, 59, 3))
        maybe(0.1, "BYSECOND", numbers(rng, 0, 59, 3))
    if len(parts) > 1 and any(name.startswith("BY") for name, _ in parts):
        maybe(0.2, "BYSETPOS", numbers(rng, 1, 6, 2, negative=True))
    maybe(0.3, "WKST", rng.choice(WEEKDAYS))
    return parts


class TooSlow(Exception):
    """dateutil goes through every year to 9999 for a rule that never matches."""


def give_up(*_):
    raise TooSlow


def rule_text(parts):
    return ";".join(f"{name}={value}" for name, value in parts)


def walls(rule, start, limit, stop):
    """dateutil's opinion: the rule on a clock without zone."""
    found = []
    for wall in rrulestr(rule, dtstart=start):
        if wall > stop or len(found) >= limit:
            break
        found.append(wall)
    return found


class Case:
    def __init__(self, rng):
        self.rng = rng
        self.clock = Clock(rng.choice(ZONES + ["utc", "floating", "date", "date", "date"]))
        self.all_day = self.clock.kind == "date"
        self.parts = random_rule(rng, self.all_day)
        self.frequency = self.parts[0][1]
        self.window = self.random_window()
        self.start = self.random_start()
        self.duration = self.random_duration()
        self.lines = []
        self.overrides = []
        self.build()

    def random_window(self):
        begin = dt.datetime(self.rng.randint(1985, 2045), self.rng.randint(1, 12), self.rng.randint(1, 28))
        days = self.rng.randint(1, 4) if self.frequency in SUB_DAILY else self.rng.randint(20, 500)
        return begin, begin + dt.timedelta(days=days)

    def random_start(self):
        back = {"YEARLY": 3000, "MONTHLY": 1500, "SECONDLY": 1, "MINUTELY": 20, "HOURLY": 100}.get(self.frequency, 700)
        start = self.window[0] - dt.timedelta(days=self.rng.randint(0, back))
        if self.all_day:
            return start
        # Nights, where zones change, more often than days.
        hour = self.rng.choice([0, 1, 2, 2, 3, 9, 20, 23])
        return start.replace(hour=hour, minute=self.rng.choice([0, 0, 15, 30, 45]))

    def random_duration(self):
        if self.all_day:
            return dt.timedelta(days=self.rng.randint(1, 3))
        return dt.timedelta(minutes=self.rng.choice([0, 30, 60, 120, 600, 3000]))

    def build(self):
        limit, stop = 4000, self.window[1] + dt.timedelta(days=800)
        rule = rule_text(self.parts)
        found = walls(rule, self.start, limit, stop)
        count = until = None
        if found and self.rng.random() < 0.3:
            # A count is only common ground where DTSTART is of the rule.
            self.start = found[0]
            found = walls(rule, self.start, limit, stop)
            count = self.rng.randint(1, 40)
            found = found[:count]
            rule += f";COUNT={count}"
        elif found and self.rng.random() < 0.3:
            until = self.rng.choice(found)
            rule += ";UNTIL=" + self.clock.until(until)
            found = [wall for wall in found if self.clock.instant(wall) <= self.clock.instant(until)]
        self.is_whole = len(found) < limit or found[-1] > stop - dt.timedelta(days=700)
        self.rule = rule
        self.slots = sorted(set(found) | {self.start})
        self.exceptions = self.sample(0.3, 6)
        self.additional = [self.start + dt.timedelta(days=self.rng.randint(1, 900)) for _ in range(self.times(0.2, 3))]
        self.make_overrides()

    def times(self, chance, most):
        return self.rng.randint(1, most) if self.rng.random() < chance else 0

    def near(self):
        begin, end = (side + dt.timedelta(days=days) for side, days in zip(self.window, (-40, 40)))
        return [slot for slot in self.slots if begin <= slot <= end]

    def sample(self, chance, most):
        near = self.near()
        return sorted(self.rng.sample(near, min(len(near), self.times(chance, most))))

    def make_overrides(self):
        taken = self.sample(0.4, 3)
        self.ranged = self.rng.choice(taken) if taken and self.rng.random() < 0.3 else None
        for slot in taken:
            minutes = self.rng.choice([0, 30, 60, -90, 1440, -1440, 20160, -50000])
            if self.all_day:
                minutes = minutes // 1440 * 1440
            self.overrides.append((slot, slot + dt.timedelta(minutes=minutes), self.random_duration()))

    # The text

    def event_lines(self):
        clock = self.clock
        lines = ["UID:case", clock.property("DTSTART", self.start), clock.property("DTEND", self.start + self.duration)]
        lines.append("RRULE:" + self.rule)
        for name, dates in (("EXDATE", self.exceptions), ("RDATE", self.additional)):
            if dates:
                lines.append(f"{name}{clock.parameters()}:" + ",".join(clock.text(date) for date in dates))
        yield lines
        for slot, start, duration in self.overrides:
            ranged = ";RANGE=THISANDFUTURE" if slot == self.ranged else ""
            yield [
                "UID:case", clock.property("RECURRENCE-ID", slot, ranged), clock.property("DTSTART", start),
                clock.property("DTEND", start + duration)]

    def calendar(self):
        lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//cases//"]
        for event in self.event_lines():
            lines += ["BEGIN:VEVENT", "DTSTAMP:20200101T000000Z", *event, "END:VEVENT"]
        return icalendar.Calendar.from_ical("\r\n".join([*lines, "END:VCALENDAR", ""]))

    # The two opinions

    def span(self, wall, duration, first=None):
        if self.all_day:
            return wall.strftime("%Y-%m-%d"), (wall + duration).strftime("%Y-%m-%d")
        begin = self.clock.instant(wall)
        # DTEND: "the same exact duration will apply to all the members".
        first = self.start if first is None else first
        exact = self.clock.instant(first + duration) - self.clock.instant(first)
        return begin.strftime("%Y-%m-%dT%H:%M:%SZ"), (begin + exact).strftime("%Y-%m-%dT%H:%M:%SZ")

    def is_inside(self, wall, duration, first=None):
        begin, end = (side.replace(tzinfo=DEFAULT).astimezone(UTC) for side in self.window)
        first = self.start if first is None else first
        start = self.clock.instant(wall)
        exact = self.clock.instant(first + duration) - self.clock.instant(first)
        stop = self.clock.instant(wall + duration) if self.all_day else start + exact
        return begin <= start < end if start == stop else start < end and stop > begin

    def by_dateutil(self):
        taken = {self.clock.instant(slot) for slot, _, _ in self.overrides}
        excluded = {self.clock.instant(slot) for slot in self.exceptions}
        spans, seen = [], set()
        ranged = next((entry for entry in self.overrides if entry[0] == self.ranged), None)
        for slot in sorted(set(self.slots) | set(self.additional)):
            instant = self.clock.instant(slot)
            if instant in taken | excluded | seen:
                continue
            seen.add(instant)
            wall, duration, first = slot, self.duration, self.start
            if ranged and instant > self.clock.instant(ranged[0]):
                wall, duration, first = slot + (ranged[1] - ranged[0]), ranged[2], ranged[1]
            if self.is_inside(wall, duration, first):
                spans.append(self.span(wall, duration, first))
        for slot, start, duration in self.overrides:
            if self.clock.instant(slot) not in excluded and self.is_inside(start, duration, start):
                spans.append(self.span(start, duration, start))
        return sorted(spans)

    def by_recurring_ical_events(self):
        begin, end = (side.replace(tzinfo=DEFAULT) for side in self.window)
        spans = []
        for event in recurring_ical_events.of(self.calendar()).between(begin, end):
            spans.append(tuple(self.written(event[name].dt) for name in ("DTSTART", "DTEND")))
        return sorted(spans)

    def written(self, time):
        if not isinstance(time, dt.datetime):
            return time.strftime("%Y-%m-%d")
        zoned = time if time.tzinfo else time.replace(tzinfo=DEFAULT)
        return zoned.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def utc(wall):
    return wall.replace(tzinfo=DEFAULT).astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")


def write(case, number, expected, file):
    file.write(f"CASE {number}\nWINDOW {utc(case.window[0])} {utc(case.window[1])}\n")
    for lines in case.event_lines():
        file.write("EVENT\n" + "\n".join(lines) + "\n")
    for start, end in expected:
        file.write(f"EXPECT {start} {end}\n")
    file.write("END\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=5545)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--differences", help="also write the cases that the two disagree on to this file")
    parser.add_argument("output")
    arguments = parser.parse_args()
    rng = random.Random(arguments.seed)
    signal.signal(signal.SIGPROF, give_up)
    tally = collections.Counter()
    differences = open(arguments.differences, "w") if arguments.differences else None
    with open(arguments.output, "w") as file:
        for number in range(arguments.count):
            try:
                signal.setitimer(signal.ITIMER_PROF, SECONDS_PER_CASE)
                case = Case(random.Random(rng.getrandbits(64)))
                one = case.by_dateutil()
                other = case.by_recurring_ical_events()
            except (ValueError, OverflowError, TooSlow) as error:
                tally[f"left out ({type(error).__name__})"] += 1
                continue
            finally:
                signal.setitimer(signal.ITIMER_PROF, 0)
            if not case.is_whole or len(one) > 2000:
                tally["too long"] += 1
            elif one != other:
                tally["disagree"] += 1
                if differences:
                    write(case, number, one, differences)
                    differences.writelines(f"# recurring-ical-events {start} {end}\n" for start, end in other)
            else:
                tally["agree, empty" if not one else "agree"] += 1
                write(case, number, one, file)
    print(", ".join(f"{name}: {count}" for name, count in sorted(tally.items())), file=sys.stderr)


if __name__ == "__main__":
    main()
