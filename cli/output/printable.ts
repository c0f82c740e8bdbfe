/**
 * Control characters except line breaks and tabs, and those that reorder text: a page could use them to move the
 * cursor, clear the terminal or show another text than it has.
 */
const UNPRINTABLE = /[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069]/gu;

/** The value with a replacement character for every character that must not reach a terminal. */
export function printable<Value>(value: Value): Value {
  if (typeof value === 'string') return printableText(value) as Value & string; // a string stays one
  if (Array.isArray(value)) return value.map((item: unknown) => printable(item)) as Value & unknown[]; // with the same items
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, printable<unknown>(item)]),
  ) as Value; // with the same fields
}

/** The text with a replacement character for every character that must not reach a terminal. */
export function printableText(text: string): string {
  return text.replace(UNPRINTABLE, '\uFFFD');
}
