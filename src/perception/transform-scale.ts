import type { ComputedStyle } from '../cascade/properties.ts';

/** How an element is turned and scaled on the screen. */
export interface ScreenScale {
  /** The smaller of the factors by which the screen shows its sides; 0 for an element seen from its edge. */
  readonly least: number;
  /** The reader looks at its back. */
  readonly isTurnedAway: boolean;
}

/** Rows of the linear part of a transformation; translations are no part of it. */
type Matrix = readonly [Row, Row, Row];
type Row = readonly [number, number, number];

const IDENTITY: Matrix = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const UNCHANGED: ScreenScale = { least: 1, isTurnedAway: false };
const MAX_FUNCTIONS = 20; // as layout reads for translations

/** What `transform`, `scale`, `rotate` and `zoom` of an element do to its size. Perspective is left out. */
export function screenScale({ transform, scale, rotate, zoom }: ComputedStyle): ScreenScale {
  if (transform === 'none' && scale === 'none' && rotate === 'none' && zoom === 1) return UNCHANGED;
  const functions = transform.split(')').slice(0, MAX_FUNCTIONS).map(matrixOf);
  const matrix = [rotation(rotate), scaling(scale), ...functions].reduce(multiply, IDENTITY);
  const magnified = zoom === 0 ? 1 : zoom;
  return { least: magnified * leastFactor(matrix), isTurnedAway: matrix[2][2] < 0 };
}

/** The smaller singular value of the part of the matrix that the screen shows. */
function leastFactor([[a, b], [c, d]]: Matrix): number {
  const sum = a * a + b * b + c * c + d * d;
  const area = a * d - b * c;
  return Math.sqrt(Math.max(0, (sum - Math.sqrt(Math.max(0, sum * sum - 4 * area * area))) / 2));
}

/** `90deg`, `y 90deg`, `0 1 0 90deg`. */
function rotation(text: string): Matrix {
  if (text === 'none') return IDENTITY;
  const parts = text.split(' ');
  const angle = parts.find((part) => part.endsWith('deg')) ?? '0deg';
  const axis = parts.filter((part) => part !== angle);
  const [x = 0, y = 0, z = 1] = axis.length === 3 ? axis.map(Number) : (AXES.get(axis[0] ?? 'z') ?? []);
  return rotationAround(x, y, z, degrees(angle));
}

const AXES: ReadonlyMap<string, Row> = new Map([
  ['x', [1, 0, 0]],
  ['y', [0, 1, 0]],
  ['z', [0, 0, 1]],
]);

function scaling(text: string): Matrix {
  if (text === 'none') return IDENTITY;
  const [x = 1, y = x] = text.split(' ').map(factor);
  return diagonal(x, y);
}

/** The matrix of `name(a, b`, as it stands before a closing parenthesis. */
function matrixOf(call: string): Matrix {
  const [name = '', list = ''] = call.split('(');
  const values = list.split(',').map((value) => value.trim());
  return FUNCTIONS.get(name.trim().toLowerCase())?.(values) ?? IDENTITY;
}

type ToMatrix = (values: readonly string[]) => Matrix;

const scaled: ToMatrix = ([x = '1', y = x]) => diagonal(factor(x), factor(y));
const turned =
  (x: number, y: number, z: number): ToMatrix =>
  ([angle = '0deg']) =>
    rotationAround(x, y, z, degrees(angle));

/** DATA: the functions that scale or turn. */
const FUNCTIONS: ReadonlyMap<string, ToMatrix> = new Map<string, ToMatrix>([
  ['scale', scaled],
  ['scale3d', scaled],
  ['scalex', ([x = '1']) => diagonal(factor(x), 1)],
  ['scaley', ([y = '1']) => diagonal(1, factor(y))],
  ['rotate', turned(0, 0, 1)],
  ['rotatez', turned(0, 0, 1)],
  ['rotatex', turned(1, 0, 0)],
  ['rotatey', turned(0, 1, 0)],
  [
    'rotate3d',
    ([x, y, z, angle = '0deg']) => rotationAround(Number(x), Number(y), Number(z), degrees(angle)),
  ],
  ['matrix', flatMatrix],
  ['matrix3d', fullMatrix],
]);

/** `matrix(a, b, c, d, x, y)`: two columns. */
function flatMatrix(values: readonly string[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1] = values.map(Number);
  return [
    [a, c, 0],
    [b, d, 0],
    [0, 0, 1],
  ];
}

/** Sixteen values, column by column. */
function fullMatrix(values: readonly string[]): Matrix {
  const at = (index: number) => Number(values[index] ?? 0);
  return [
    [at(0), at(4), at(8)],
    [at(1), at(5), at(9)],
    [at(2), at(6), at(10)],
  ];
}

function diagonal(x: number, y: number): Matrix {
  return [
    [x, 0, 0],
    [0, y, 0],
    [0, 0, 1],
  ];
}

function factor(text: string): number {
  return text.endsWith('%') ? Number.parseFloat(text) / 100 : Number(text);
}

function degrees(text: string): number {
  return (Number.parseFloat(text) * Math.PI) / 180;
}

/** Rodrigues' formula. @param angle radians */
function rotationAround(x: number, y: number, z: number, angle: number): Matrix {
  const length = Math.hypot(x, y, z);
  if (length === 0 || !Number.isFinite(angle)) return IDENTITY;
  const [a, b, c] = [x / length, y / length, z / length];
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const rest = 1 - cos;
  return [
    [cos + a * a * rest, a * b * rest - c * sin, a * c * rest + b * sin],
    [b * a * rest + c * sin, cos + b * b * rest, b * c * rest - a * sin],
    [c * a * rest - b * sin, c * b * rest + a * sin, cos + c * c * rest],
  ];
}

function multiply(left: Matrix, right: Matrix): Matrix {
  const cell = (row: 0 | 1 | 2, column: 0 | 1 | 2) =>
    left[row][0] * right[0][column] + left[row][1] * right[1][column] + left[row][2] * right[2][column];
  return [
    [cell(0, 0), cell(0, 1), cell(0, 2)],
    [cell(1, 0), cell(1, 1), cell(1, 2)],
    [cell(2, 0), cell(2, 1), cell(2, 2)],
  ];
}
