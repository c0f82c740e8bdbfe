/** Serialises a text as a CSS string in double quotes, as Chromium does. */
export function cssString(text: string): string {
  let quoted = '"';
  for (const char of text) {
    const code = char.charCodeAt(0);
    if (code < 0x20 || code === 0x7f) quoted += `\\${code.toString(16)} `;
    else quoted += char === '"' || char === '\\' ? `\\${char}` : char;
  }
  return `${quoted}"`;
}
