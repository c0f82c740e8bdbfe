/** What lengths resolve against: sizes of the element and its root in px, and the viewport. */
export interface LengthContext {
  readonly fontSize: number;
  readonly rootFontSize: number;
  /** px, also for `normal`. */
  readonly lineHeight: number;
  readonly rootLineHeight: number;
  /** Font metrics of the element, as shares of the font size. */
  readonly metrics: FontMetrics;
  readonly viewport: { readonly width: number; readonly height: number };
}

export interface FontMetrics {
  readonly ex: number;
  readonly ch: number;
  readonly cap: number;
  /** Line height of `normal`. */
  readonly line: number;
}

/** For lengths without an element: a 16 px font in the viewport of the media environment. */
export const DEFAULT_LENGTHS: LengthContext = {
  fontSize: 16,
  rootFontSize: 16,
  lineHeight: 18.4,
  rootLineHeight: 18.4,
  metrics: { ex: 0.459, ch: 0.5, cap: 0.66, line: 1.15 },
  viewport: { width: 1280, height: 800 },
};

/** DATA: units with a fixed size, in the canonical unit of their dimension: px, deg, s, dppx, Hz, fr. */
export const ABSOLUTE_UNITS: ReadonlyMap<string, { dimension: Dimension; size: number }> = new Map(
  Object.entries({
    px: { dimension: 'length', size: 1 },
    in: { dimension: 'length', size: 96 },
    cm: { dimension: 'length', size: 96 / 2.54 },
    mm: { dimension: 'length', size: 96 / 25.4 },
    q: { dimension: 'length', size: 96 / 101.6 },
    pt: { dimension: 'length', size: 96 / 72 },
    pc: { dimension: 'length', size: 16 },
    deg: { dimension: 'angle', size: 1 },
    grad: { dimension: 'angle', size: 0.9 },
    rad: { dimension: 'angle', size: 180 / Math.PI },
    turn: { dimension: 'angle', size: 360 },
    s: { dimension: 'time', size: 1 },
    ms: { dimension: 'time', size: 0.001 },
    dppx: { dimension: 'resolution', size: 1 },
    x: { dimension: 'resolution', size: 1 },
    dpi: { dimension: 'resolution', size: 1 / 96 },
    dpcm: { dimension: 'resolution', size: 2.54 / 96 },
    hz: { dimension: 'frequency', size: 1 },
    khz: { dimension: 'frequency', size: 1000 },
    fr: { dimension: 'flex', size: 1 },
  } as const),
);

export type Dimension = 'length' | 'angle' | 'time' | 'resolution' | 'frequency' | 'flex';

type UnitSize = (context: LengthContext) => number;

const vw: UnitSize = ({ viewport }) => viewport.width / 100;
const vh: UnitSize = ({ viewport }) => viewport.height / 100;
const vmin: UnitSize = ({ viewport }) => Math.min(viewport.width, viewport.height) / 100;
const vmax: UnitSize = ({ viewport }) => Math.max(viewport.width, viewport.height) / 100;

/**
 * DATA: px of one unit. Container units resolve against the small viewport, as they do without a query container. The
 * root's font is assumed to be a serif, the default of unstyled pages.
 */
export const RELATIVE_UNITS: ReadonlyMap<string, UnitSize> = new Map(
  Object.entries({
    em: ({ fontSize }) => fontSize,
    rem: ({ rootFontSize }) => rootFontSize,
    ex: ({ fontSize, metrics }) => fontSize * metrics.ex,
    rex: ({ rootFontSize, metrics }) => rootFontSize * metrics.ex,
    ch: ({ fontSize, metrics }) => fontSize * metrics.ch,
    rch: ({ rootFontSize, metrics }) => rootFontSize * metrics.ch,
    cap: ({ fontSize, metrics }) => fontSize * metrics.cap,
    rcap: ({ rootFontSize, metrics }) => rootFontSize * metrics.cap,
    ic: ({ fontSize }) => fontSize,
    ric: ({ rootFontSize }) => rootFontSize,
    lh: ({ lineHeight }) => lineHeight,
    rlh: ({ rootLineHeight }) => rootLineHeight,
    ...axis('', vw, vh),
    ...axis('s', vw, vh),
    ...axis('l', vw, vh),
    ...axis('d', vw, vh),
    cqw: vw,
    cqi: vw,
    cqh: vh,
    cqb: vh,
    cqmin: vmin,
    cqmax: vmax,
  } satisfies Record<string, UnitSize>),
);

/** The six viewport units of one prefix: small, large and dynamic viewport are equal here. */
function axis(prefix: string, width: UnitSize, height: UnitSize): Record<string, UnitSize> {
  return {
    [`${prefix}vw`]: width,
    [`${prefix}vi`]: width,
    [`${prefix}vh`]: height,
    [`${prefix}vb`]: height,
    [`${prefix}vmin`]: vmin,
    [`${prefix}vmax`]: vmax,
  };
}
