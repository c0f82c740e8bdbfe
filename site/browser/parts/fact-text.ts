/** A fact behind a reading, as the service answers it. */
export interface Fact {
  readonly selector: string;
  readonly property: string;
  readonly value: string;
  /** 0 to 1 */
  readonly share?: number;
  readonly source: string;
}

/** A fact in a line: a declaration as CSS has it, anything else as a name with its value. */
export function factText({ selector, property, value, share, source }: Fact): string {
  const isWhole = selector === ':root' && source !== 'css';
  const fact =
    source === 'css'
      ? `${selector} { ${property}: ${value} }`
      : `${isWhole ? '' : `${selector} `}${property}: ${value}`;
  const percent = Math.round((share ?? 0) * 100);
  return percent > 0 ? `${fact}, ${percent} %` : fact;
}
