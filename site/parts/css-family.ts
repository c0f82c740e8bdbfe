/** Fonts that most systems have, for a class of typeface whose own family is not installed. */
const NEAR: Readonly<Record<string, string>> = {
  serif: 'Georgia, "Times New Roman", serif',
  slab: 'Rockwell, "Roboto Slab", Georgia, serif',
  sans: 'Archivo, system-ui, sans-serif',
  grotesque: '"Helvetica Neue", Archivo, Arial, sans-serif',
  mono: 'ui-monospace, Menlo, Consolas, monospace',
  script: '"Snell Roundhand", "Segoe Script", cursive',
  display: 'Archivo, Impact, "Arial Narrow", system-ui, sans-serif',
};

/** The stack of a family, with near fonts of its class at the end. */
export function cssFamily(stack: string | null, fontClass: string | undefined): string | undefined {
  if (stack === null) return undefined;
  const near = NEAR[fontClass ?? 'sans'] ?? 'system-ui, sans-serif';
  return `${stack.replace(/,\s*(?:sans-serif|serif|monospace|cursive)\s*$/, '')}, ${near}`;
}
