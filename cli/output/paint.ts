/** SGR codes: start and end. */
const CODES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
} as const;

export type Color = keyof typeof CODES;

/** Colours a text for a terminal, or returns it as it is. */
export type Paint = (color: Color, text: string) => string;

export function painter(isOn: boolean): Paint {
  if (!isOn) return (_, text) => text;
  return (color, text) => {
    const [start, end] = CODES[color];
    return text === '' ? '' : `\u001B[${start}m${text}\u001B[${end}m`;
  };
}
