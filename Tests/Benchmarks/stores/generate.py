#!/usr/bin/env python3
"""generate.py N FOLDER: a seeded drop tree of N events, one a file, and a catalog.

FOLDER/calendars/*.ics of 1 to 4 KB: 80 % with TZID and VTIMEZONE, 10 % in UTC, 10 % all-day; 10 % recur, half of those with
overrides; 8 % of the titles name an artist of FOLDER/catalog.json. The same N gives the same bytes on the same day.
"""
import datetime, json, os, random, sys

COUNT, FOLDER = int(sys.argv[1]), sys.argv[2]
dice = random.Random(COUNT)
today = datetime.date.today()
SYLLABLES = "mar ble fox es sal ty quiet fer ry po lar tin ca the dral li na gla ss haus no or bra ss me ri di an".split()
WORDS = "doors open at eight bring the confirmation row seat support act agenda numbers café übung straße follow up".split()
DAYS = "MO TU WE TH FR SA SU".split()


def name():
    return " ".join("".join(dice.choices(SYLLABLES, k=dice.randint(2, 3))).capitalize() for _ in range(dice.randint(1, 2)))


ARTISTS = sorted({name() for _ in range(2000)})
BERLIN = """BEGIN:VTIMEZONE
TZID:Europe/Berlin
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
DTSTART:19810329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE
"""


def fold(line):
    raw, out = line.encode(), []
    while len(raw) > 75:
        cut = 75
        while raw[cut] & 0xC0 == 0x80:
            cut -= 1
        out.append(raw[:cut])
        raw = b" " + raw[cut:]
    return b"\r\n".join(out + [raw])


def event(number):
    kind = dice.random()
    start = datetime.datetime.combine(today, datetime.time(dice.randint(8, 21))) + datetime.timedelta(dice.randint(-1000, 360))
    recurs = dice.random() < 0.1
    if recurs:
        start -= datetime.timedelta(400)

    def time(key, moment):
        if kind < 0.1:
            return f"{key};VALUE=DATE:{moment:%Y%m%d}"
        return f"{key}:{moment:%Y%m%dT%H%M%SZ}" if kind < 0.2 else f"{key};TZID=Europe/Berlin:{moment:%Y%m%dT%H%M%S}"

    length = datetime.timedelta(days=1) if kind < 0.1 else datetime.timedelta(hours=2)
    title = dice.choice(ARTISTS) + dice.choice(["", " live", " + support"]) if dice.random() < 0.08 else dice.choice(
        ["Dentist", "Team sync", "Yoga", "Piano lesson", "Parents evening", "Call bank"])

    def component(moment, extra):
        lines = ["BEGIN:VEVENT", f"UID:bench-{number}@example.org", "DTSTAMP:20260101T000000Z", "SEQUENCE:0"]
        lines += [time("DTSTART", moment), time("DTEND", moment + length)] + extra
        lines += [f"SUMMARY:{title}", "LOCATION:Columbiahalle\\, Berlin", "STATUS:CONFIRMED", "CATEGORIES:MUSIC\\,PRIVATE"]
        lines += ["DESCRIPTION:" + " ".join(dice.choices(WORDS, k=dice.randint(60, 250))), "END:VEVENT"]
        return lines

    extra = []
    if recurs:
        extra = [f"RRULE:FREQ=WEEKLY;BYDAY={DAYS[start.weekday()]}"]
        extra += [time("EXDATE", start + datetime.timedelta(weeks=w)) for w in dice.sample(range(1, 60), 2)]
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//concertd//benchmark//EN"]
    lines += [] if kind < 0.2 else BERLIN.strip().split("\n")
    lines += component(start, extra)
    if recurs and dice.random() < 0.5:
        slot = start + datetime.timedelta(weeks=dice.randint(55, 70))
        lines += component(slot + datetime.timedelta(hours=2), [time("RECURRENCE-ID", slot)])
    return b"\r\n".join(fold(line) for line in lines + ["END:VCALENDAR"]) + b"\r\n"


os.makedirs(FOLDER + "/calendars")
for number in range(COUNT):
    with open(f"{FOLDER}/calendars/{number:06}.ics", "wb") as file:
        file.write(event(number))
with open(FOLDER + "/catalog.json", "w") as file:
    json.dump({"albums": [{"name": "First", "artistName": artist} for artist in ARTISTS]}, file)
