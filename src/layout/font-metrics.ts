import { ADVANCE_WIDTHS, FAMILIES, type FontDesign, type FontRow } from './font-tables.ts';

/** Metrics of a font family. Widths are relative to an advance table, other values to the font size. */
export interface FontMetrics {
  readonly design: FontDesign;
  readonly width: number;
  /** Width relative to the bold advance table. */
  readonly boldWidth: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

/** Advance widths of U+0020 to U+007E in thousandths of an em, by design; see font-tables.ts. */
export const ADVANCES: Readonly<Record<string, readonly number[]>> = {
  sans: advances(ADVANCE_WIDTHS.sans),
  sansBold: advances(ADVANCE_WIDTHS.sansBold),
  serif: advances(ADVANCE_WIDTHS.serif),
  serifBold: advances(ADVANCE_WIDTHS.serifBold),
  wide: advances(ADVANCE_WIDTHS.wide),
  wideBold: advances(ADVANCE_WIDTHS.wideBold),
  mono: fixedPitch(600),
  monoBold: fixedPitch(600),
};

/** Chromium's standard font, Times New Roman, for lists without a known family. */
const STANDARD: FontMetrics = metricsOf(['', 'serif', 1, 1, 0.891, 0.216, 0.042]);

const BY_FAMILY: ReadonlyMap<string, FontMetrics> = new Map(
  FAMILIES.map((row) => [row[0], metricsOf(row)] as const),
);

/** Metrics of the first known family in the list. */
export function fontMetrics(families: readonly string[]): FontMetrics {
  for (const family of families) {
    const known = BY_FAMILY.get(family);
    if (known !== undefined) return known;
  }
  return STANDARD;
}

function metricsOf([, design, width, boldWidth, ascent, descent, lineGap]: FontRow): FontMetrics {
  return { design, width, boldWidth, ascent, descent, lineGap };
}

function fixedPitch(advance: number): readonly number[] {
  return Array.from({ length: 95 }, () => advance);
}

function advances(table: string): readonly number[] {
  return table.split(' ').map(Number);
}
