"""Writes random calendars, and beside each what the icalendar package reads in it.

FILE.ics is the calendar, FILE.txt what is expected: a line per property of an event, tab-separated and in a canonical form,
events in the order of the file. The same seed always gives the same files. Line breaks, folds (inside characters,
too), the case of names, quotes, the order of properties and what stands around the events are left to chance.
"""

import argparse
import datetime as dt
import pathlib
import random

import icalendar

ZONES = ["Europe/Berlin", "America/New_York", "Asia/Kolkata", "Customized Time Zone"]
LETTERS = "abc XYZ äöü ß é ñ Ж 日本 🎸 , ; \\ : \" = ^ ' / - . ( ) < > & % # 0123456789"
RULES = [
    "FREQ=DAILY;COUNT=5", "FREQ=WEEKLY;BYDAY=MO,WE;INTERVAL=2", "FREQ=MONTHLY;BYDAY=-1FR", "FREQ=MONTHLY;BYMONTHDAY=-1,15",
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", "FREQ=YEARLY;BYWEEKNO=20;WKST=SU", "FREQ=HOURLY;BYHOUR=9,17;COUNT=100",
    "FREQ=YEARLY;BYYEARDAY=1,-1;BYSETPOS=1", "FREQ=DAILY;UNTIL=20280101T000000Z", "FREQ=DAILY;UNTIL=20280101",
]


def text(r, limit=60):
    return "".join(r.choice(LETTERS) for _ in range(r.randint(1, limit))).strip() or "x"


def escape(value):
    for char, escaped in (("\\", "\\\\"), (";", "\\;"), (",", "\\,"), ("\n", "\\n")):
        value = value.replace(char, escaped)
    return value


def moment(r):
    kind = r.choice(["date", "utc", "floating", "zoned"])
    when = dt.datetime(r.randint(1990, 2040), r.randint(1, 12), r.randint(1, 28), r.randint(0, 23), r.randint(0, 59))
    if kind == "date":
        return ";VALUE=DATE", when.strftime("%Y%m%d")
    if kind == "zoned":
        zone = r.choice(ZONES)
        return f";TZID={zone}" if r.random() < 0.5 else f';TZID="{zone}"', when.strftime("%Y%m%dT%H%M%S")
    return "", when.strftime("%Y%m%dT%H%M%S") + ("Z" if kind == "utc" else "")


def many(r, name):
    parameters, value = moment(r)
    return [f"{name}{parameters}:{','.join([value] * r.randint(1, 3))}"]


def event(r, number):
    parameters, start = moment(r)
    lines = [f"UID:{escape(text(r, 20))}-{number}", f"DTSTART{parameters}:{start}"]
    optional = [
        lambda: [f"DTSTAMP:2026{r.randint(1, 12):02}01T080000Z"],
        lambda: [f"SEQUENCE:{r.randint(0, 9)}"],
        lambda: [f"SUMMARY:{escape(text(r, 150))}"],
        lambda: [f"SUMMARY;LANGUAGE=de;X-NOTE=\"a:b;c\":{escape(text(r))}"],
        lambda: [f"DTEND{parameters}:{start}"],
        lambda: [f"DURATION:{r.choice(['PT1H', 'P1D', 'P2W', 'PT90M', 'P1DT2H3M4S', '-PT15M'])}"],
        lambda: [f"LOCATION:{escape(text(r))}"],
        lambda: [f"GEO:{r.uniform(-90, 90):.4f};{r.uniform(-180, 180):.4f}"],
        lambda: ["URL:https://example.test/" + str(r.randint(0, 99))],
        lambda: ["CATEGORIES:" + ",".join(escape(text(r, 12)) for _ in range(r.randint(1, 4)))],
        lambda: [f"STATUS:{r.choice(['CONFIRMED', 'TENTATIVE', 'CANCELLED'])}"],
        lambda: [f"RRULE:{r.choice(RULES)}"],
        lambda: many(r, "EXDATE"),
        lambda: many(r, "RDATE"),
        lambda: [f"X-{r.randint(0, 9)}:{text(r, 300)}"],
        lambda: [f"ATTENDEE;CN=\"{text(r, 10).replace(chr(34), '')}\":mailto:a@example.test"],
        lambda: ["BEGIN:VALARM", "ACTION:DISPLAY", f"SUMMARY:{escape(text(r))}", "TRIGGER:-PT5M", "END:VALARM"],
    ]
    chosen = r.sample(optional, r.randint(0, len(optional)))
    names = set()
    groups = [[line] for line in lines]
    for make in chosen:
        group = make()
        name = group[0].split(":")[0].split(";")[0]
        if name in names or (name == "DURATION" and "DTEND" in names) or (name == "DTEND" and "DURATION" in names):
            continue
        names.add(name)
        groups.append(group)
    r.shuffle(groups)
    return ["BEGIN:VEVENT", *[line for group in groups for line in group], "END:VEVENT"]


def any_case(r, line):
    name, _, rest = line.partition(":")
    if r.random() < 0.9 or ";" in name:
        return line
    return f"{name.lower()}:{rest}"


def fold(r, line):
    """At a width of chance, between any two bytes."""
    data, width = line.encode(), r.choice([20, 74, 75, 200])
    parts = [data[:width]]
    for start in range(width, len(data), width):
        parts.append(r.choice([b" ", b"\t"]) + data[start:start + width])
    return parts


def calendar(r):
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN"]
    for number in range(r.randint(1, 5)):
        if r.random() < 0.2:
            lines += ["BEGIN:VTODO", "UID:todo", f"SUMMARY:{escape(text(r))}", "END:VTODO"]
        lines += event(r, number)
    lines += ["END:VCALENDAR"]
    line_break = r.choice([b"\r\n", b"\n"])
    folded = b"".join(part + line_break for line in lines for part in fold(r, any_case(r, line)))
    return folded, "".join(line + "\r\n" for line in lines)


def clock(value):
    return value.strftime("%Y%m%dT%H%M%S") if isinstance(value, dt.datetime) else value.strftime("%Y%m%d")


def time(prop):
    """As the file has it: the clock, and UTC, the TZID or nothing."""
    value = getattr(prop, "dt", prop)
    if not isinstance(value, dt.datetime):
        return clock(value)
    zone = getattr(prop, "params", {}).get("TZID")
    if zone:
        return f"{clock(value)} {zone}"
    return clock(value) + ("Z" if value.tzinfo else "")


def values(component, name):
    """Lists of dates: one property or several; the zone is the property's."""
    found = component.get(name, [])
    for prop in found if isinstance(found, list) else [found]:
        for value in prop.dts:
            zone = prop.params.get("TZID")
            yield f"{clock(value.dt)} {zone}" if zone and isinstance(value.dt, dt.datetime) else time(value)


def describe(component):
    yield "uid", str(component["UID"]).strip()
    yield "start", time(component["DTSTART"])
    if "DTEND" in component:
        yield "end", time(component["DTEND"])
    if "DURATION" in component:
        yield "duration", str(int(component["DURATION"].dt.total_seconds()))
    if int(component.get("SEQUENCE", 0)) > 0:
        yield "sequence", str(int(component["SEQUENCE"]))
    summary = component.get("SUMMARY")
    if summary is not None:
        texts = summary if isinstance(summary, list) else [summary]
        plain = [text for text in texts if "LANGUAGE" not in text.params]
        title = str((plain + texts)[0]).strip()
        if title:
            yield "title", title
    if str(component.get("LOCATION", "")).strip():
        yield "location", str(component["LOCATION"]).strip()
    if "GEO" in component:
        yield "geo", f"{component['GEO'].latitude:.4f} {component['GEO'].longitude:.4f}"
    if "URL" in component:
        yield "url", str(component["URL"])
    if "CATEGORIES" in component:
        unique = dict.fromkeys(str(category).strip() for category in component["CATEGORIES"].cats)
        yield "categories", "|".join(category for category in unique if category)
    if "STATUS" in component:
        yield "status", str(component["STATUS"]).lower()
    if "RRULE" in component:
        rule = component["RRULE"]
        known = sorted(key.upper() for key in rule)
        yield "rule", " ".join(f"{key}={','.join(sorted(part(value) for value in rule[key]))}" for key in known)
    for name in ("EXDATE", "RDATE"):
        found = list(values(component, name))
        if found:
            yield name.lower(), "|".join(found)


def part(value):
    if isinstance(value, (dt.date, dt.datetime)):
        return time(value)
    return str(value).upper().removeprefix("+")


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("folder", type=pathlib.Path)
    arguments.add_argument("--count", type=int, default=500)
    arguments.add_argument("--seed", type=int, default=1)
    options = arguments.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    r = random.Random(options.seed)
    for number in range(options.count):
        # icalendar makes characters of the bytes before it unfolds them: it is given the unfolded text.
        data, unfolded = calendar(r)
        lines = []
        for component in icalendar.Calendar.from_ical(unfolded).walk("VEVENT"):
            lines += [f"{key}\t{value}".replace("\n", "\\n") for key, value in describe(component)]
        stem = options.folder / f"{number:05}"
        stem.with_suffix(".ics").write_bytes(data)
        stem.with_suffix(".txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
