const MINUTE = 60_000;
const DAY = 86_400_000;

/** Calendar, week and ordinal dates, each in the extended form and in the basic form without separators. */
const DATES = [
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)$/,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<year>\d{4})-?W(?<week>\d\d)-?(?<weekday>[1-7])$/,
  /^(?<year>\d{4})-?(?<ordinal>\d{3})$/,
] as const;
const TIME =
  /^(?<hour>\d\d)(?::?(?<minute>\d\d)(?::?(?<second>\d\d)(?:[.,](?<fraction>\d+))?)?)?(?:(?<utc>Z)|(?<sign>[+-])(?<offsetHour>\d\d)(?::?(?<offsetMinute>\d\d))?)?$/;

/**
 * Parses an ISO 8601:2019 date, or date and time, to milliseconds since 1970. Null for other formats and for dates and
 * times that do not exist (`2026-02-30`, `25:00`). A time without an offset is UTC.
 */
export function parseIsoTime(text: string): number | null {
  const [date = '', time, ...more] = text.split('T');
  const start = parseDate(date);
  if (start === null || more.length > 0) return null;
  if (time === undefined) return start;
  const offset = parseTime(time);
  return offset === null ? null : start + offset;
}

function parseDate(text: string): number | null {
  const groups = DATES.map((pattern) => pattern.exec(text)?.groups).find((found) => found !== undefined);
  if (groups === undefined) return null;
  const { year, month, day, week, weekday, ordinal } = groups;
  const first = startOfYear(Number(year));
  if (ordinal !== undefined) return dayWithin(first, Number(ordinal) - 1, Number(year));
  if (week !== undefined) return dayOfWeek(Number(year), Number(week), Number(weekday));
  const date = new Date(first);
  date.setUTCMonth(Number(month) - 1, Number(day));
  // A day that does not exist in the month has rolled over into the next month.
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
    ? date.getTime()
    : null;
}

/** Milliseconds since 1970. `Date.UTC` would map the years 0 to 99 to 1900 to 1999. */
function startOfYear(year: number): number {
  return new Date(0).setUTCFullYear(year, 0, 1);
}

function dayWithin(first: number, index: number, year: number): number | null {
  const day = first + index * DAY;
  return index >= 0 && day < startOfYear(year + 1) ? day : null;
}

/** Week 1 contains 4 January; weeks begin on Monday. */
function dayOfWeek(year: number, week: number, weekday: number): number | null {
  const monday = firstMonday(year) + (week - 1) * 7 * DAY;
  return week >= 1 && monday < firstMonday(year + 1) ? monday + (weekday - 1) * DAY : null;
}

function firstMonday(year: number): number {
  const fourth = startOfYear(year) + 3 * DAY;
  return fourth - ((new Date(fourth).getUTCDay() + 6) % 7) * DAY;
}

/** Milliseconds since midnight UTC. */
function parseTime(text: string): number | null {
  const groups = TIME.exec(text)?.groups;
  if (groups === undefined || mixesForms(text)) return null;
  const clock = clockOf(groups);
  const offset = offsetOf(groups);
  return clock === null || offset === null ? null : clock - offset;
}

type Groups = Readonly<Record<string, string | undefined>>;

/** Milliseconds since local midnight. 24:00 is the end of the day; second 60 is a leap second. */
function clockOf(groups: Groups): number | null {
  const [hour, minute, second] = [groups['hour'], groups['minute'], groups['second']].map((part) =>
    Number(part ?? 0),
  );
  if (hour === undefined || minute === undefined || second === undefined) return null;
  const milliseconds = Number((groups['fraction'] ?? '').slice(0, 3).padEnd(3, '0'));
  const isEndOfDay = hour === 24 && minute + second + milliseconds === 0;
  if ((hour > 23 && !isEndOfDay) || minute > 59 || second > (minute === 59 ? 60 : 59)) return null;
  return (hour * 60 + minute) * MINUTE + second * 1000 + milliseconds;
}

/** Milliseconds by which local time is ahead of UTC. */
function offsetOf({ sign, offsetHour = '0', offsetMinute = '0' }: Groups): number | null {
  const [hours, minutes] = [Number(offsetHour), Number(offsetMinute)];
  if (hours > 23 || minutes > 59) return null;
  return (sign === '-' ? -1 : 1) * (hours * 60 + minutes) * MINUTE;
}

/** Whether the time mixes the basic and the extended format: `12:3045`, `1230:45`. */
function mixesForms(time: string): boolean {
  const [clock = ''] = time.split(/[Z+-]/);
  const digits = clock.replace(/[.,].*/, '');
  return digits.includes(':') && !/^\d\d:\d\d(?::\d\d)?$/.test(digits);
}
