/** A number of a brief with its unit, '' when there is none. */
export interface Quantity {
  readonly amount: number;
  readonly unit: string;
}

/** The axis value a measured subject has, or null when the number says nothing about it. */
export function valueOfQuantity(
  { amount, unit }: Quantity,
  subject: string,
): readonly [axis: string, value: string] | null {
  const rule = RULES.find(
    ({ subjects, units }) =>
      subjects.includes(subject) && (units.includes(unit) || (units.includes('px') && unit in PIXELS)),
  );
  if (rule === undefined) return null;
  const scaled = rule.units.includes(unit) ? amount : amount * (PIXELS[unit] ?? 1);
  const step = rule.steps.find(([below]) => scaled < below);
  return step === undefined ? null : [rule.axis, step[1]];
}

/** Pixels of a length unit, at the default root font size. */
const PIXELS: Readonly<Record<string, number>> = {
  px: 1,
  pixel: 1,
  pt: 4 / 3,
  rem: 16,
  em: 16,
  point: 4 / 3,
};

interface Rule {
  readonly axis: string;
  readonly subjects: readonly string[];
  readonly units: readonly string[];
  /** The first step whose bound is above the amount decides; bounds are those of the axis' rubric. */
  readonly steps: readonly (readonly [below: number, value: string])[];
}

const RULES: readonly Rule[] = [
  {
    axis: 'surface.radius',
    subjects: ['corner', 'button', 'box'],
    units: ['px', ''],
    steps: [
      [2.5, '0px'],
      [7.5, '4-6px'],
      [11.5, '8-10px'],
      [24.5, '12-16px'],
      [Infinity, 'pill'],
    ],
  },
  {
    axis: 'surface.borders',
    subjects: ['border', 'divider'],
    units: ['px'],
    steps: [
      [0.25, 'none'],
      [1.75, 'hairline'],
      [3.5, 'medium'],
      [Infinity, 'heavy'],
    ],
  },
  {
    axis: 'type.body_size',
    subjects: ['body', 'text'],
    units: ['px', ''],
    steps: [
      [9, 'small'],
      [15, 'small'],
      [17.75, 'regular'],
      [40, 'large'],
    ],
  },
  {
    axis: 'type.heading_weight',
    subjects: ['heading', 'type'],
    units: ['', 'weight'],
    steps: [
      [99, 'light'],
      [251, 'ultralight'],
      [351, 'light'],
      [451, 'regular'],
      [551, 'medium'],
      [799, 'bold'],
      [1001, 'black'],
    ],
  },
  {
    axis: 'type.display_scale',
    subjects: ['heading', 'type scale'],
    units: ['px'],
    steps: [
      [28, 'compact'],
      [64, 'balanced'],
      [Infinity, 'oversized'],
    ],
  },
  {
    axis: 'type.tracking',
    subjects: ['tracking', 'heading'],
    units: ['em'],
    steps: [
      [-0.0249, 'negative'],
      [-0.0049, 'tight'],
      [0.03, 'normal'],
      [Infinity, 'loose'],
    ],
  },
  {
    axis: 'type.tracking',
    subjects: ['tracking'],
    units: ['%'],
    steps: [
      [-2.49, 'negative'],
      [-0.49, 'tight'],
      [3, 'normal'],
      [Infinity, 'loose'],
    ],
  },
  {
    axis: 'whitespace.section_gap',
    subjects: ['section gap'],
    units: ['px'],
    steps: [
      [64, 'compact'],
      [120, 'balanced'],
      [Infinity, 'grand'],
    ],
  },
  {
    axis: 'whitespace.element_gap',
    subjects: ['element gap'],
    units: ['px'],
    steps: [
      [14, 'tight'],
      [28.5, 'medium'],
      [Infinity, 'airy'],
    ],
  },
  {
    axis: 'motion.character',
    subjects: ['motion'],
    units: ['ms', 'millisecond'],
    steps: [
      [151, 'mechanical'],
      [501, 'smooth'],
      [600, 'smooth'],
      [Infinity, 'cinematic'],
    ],
  },
  {
    axis: 'motion.character',
    subjects: ['motion'],
    units: ['s', 'second', 'sec'],
    steps: [
      [0.151, 'mechanical'],
      [0.6, 'smooth'],
      [30, 'cinematic'],
    ],
  },
  {
    axis: 'palette.contrast',
    subjects: ['contrast'],
    units: ['', ':1'],
    steps: [
      [4.5, 'low'],
      [9, 'medium'],
      [16, 'high'],
      [22, 'extreme'],
    ],
  },
  {
    axis: 'voice.sentence_length',
    subjects: ['sentence'],
    units: ['word', ''],
    steps: [
      [10, 'terse'],
      [18.5, 'balanced'],
      [Infinity, 'flowing'],
    ],
  },
];

/** Unit words, so that a number and what follows it are read together. */
export const UNITS: ReadonlySet<string> = new Set([
  'px',
  'pixel',
  'pt',
  'point',
  'rem',
  'em',
  'ms',
  'millisecond',
  's',
  'sec',
  'second',
  '%',
  'word',
  'weight',
]);
