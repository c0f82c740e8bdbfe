/** Puts texts where a template has their letter: `{x} instead of {y}`. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w)\}/g, (_, name: string) => values[name] ?? '');
}

/** For the middle of a sentence. */
export function bare(text: string): string {
  return lowerFirst(text.replace(/[.!]+$/, ''));
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
