/** Characters: longer text is collapsed in parts, because one replacement needs 100 bytes for each of its matches. */
const PART = 65_536;
const CSS_SPACES = /[\t\n\f\r ]+/g;
const SPACES = /\s+/g;

/** Text with each run of the white space of CSS (tabs, line breaks, spaces) as one space. */
export function collapseCssSpaces(text: string): string {
  return inParts(text, (part) => part.replace(CSS_SPACES, ' '));
}

/** Text with each run of white space, also no-break spaces, as one space, and none at its ends. */
export function collapseSpaces(text: string): string {
  return inParts(text, (part) => part.replace(SPACES, ' ')).trim();
}

/** Changes parts of the text one after the other; none ends inside a run of white space. */
function inParts(text: string, change: (part: string) => string): string {
  if (text.length <= PART) return change(text);
  const parts: string[] = [];
  for (let start = 0; start < text.length;) {
    let end = Math.min(start + PART, text.length);
    while (/\s/.test(text.charAt(end))) end += 1;
    parts.push(change(text.slice(start, end)));
    start = end;
  }
  return parts.join('');
}
