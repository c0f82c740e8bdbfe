/** Writes the gradient at `at` into `gradient` and returns the value. */
export type Objective = (at: Float64Array, gradient: Float64Array) => number;

const MEMORY = 8; // steps that approximate the curvature
const MAX_STEPS = 80;
const FLAT = 1e-5; // of the gradient, relative to the number of parameters
const SUFFICIENT = 1e-4; // share of the predicted decrease that a step has to reach (Armijo)
const SHORTEST = 1e-10;

interface Step {
  readonly move: Float64Array;
  readonly turn: Float64Array;
  readonly product: number;
}

/** The minimum of a smooth convex function from `start` on (L-BFGS, Nocedal and Wright, algorithm 7.4). */
export function minimise(objective: Objective, start: Float64Array): Float64Array {
  let at = start.slice();
  let gradient = new Float64Array(at.length);
  let value = objective(at, gradient);
  const steps: Step[] = [];
  for (let count = 0; count < MAX_STEPS; count++) {
    if (norm(gradient) <= FLAT * Math.sqrt(at.length)) break;
    const direction = descent(gradient, steps);
    const slope = dot(direction, gradient);
    let length = steps.length === 0 ? Math.min(1, 1 / norm(gradient)) : 1;
    const next = new Float64Array(at.length);
    const turned = new Float64Array(at.length);
    let reached = Infinity;
    for (; length > SHORTEST; length /= 2) {
      for (let i = 0; i < at.length; i++) next[i] = (at[i] ?? 0) + length * (direction[i] ?? 0);
      reached = objective(next, turned);
      if (reached <= value + SUFFICIENT * length * slope) break;
    }
    if (!(reached < value)) break;
    remember(steps, at, next, gradient, turned);
    [at, gradient, value] = [next, turned, reached];
  }
  return at;
}

function remember(
  steps: Step[],
  at: Float64Array,
  next: Float64Array,
  before: Float64Array,
  after: Float64Array,
): void {
  const move = next.map((each, i) => each - (at[i] ?? 0));
  const turn = after.map((each, i) => each - (before[i] ?? 0));
  const product = dot(move, turn);
  if (product <= 0) return;
  steps.push({ move, turn, product });
  if (steps.length > MEMORY) steps.shift();
}

/** Minus the gradient, divided by the curvature that the last steps have shown. */
function descent(gradient: Float64Array, steps: readonly Step[]): Float64Array {
  const direction = gradient.map((each) => -each);
  const shares: number[] = [];
  for (let i = steps.length - 1; i >= 0; i--) {
    const { move, turn, product } = steps[i] as Step; // i is an index of steps
    shares[i] = dot(move, direction) / product;
    addTimes(direction, turn, -(shares[i] ?? 0));
  }
  const last = steps.at(-1);
  if (last !== undefined) {
    const curvature = last.product / dot(last.turn, last.turn);
    for (let i = 0; i < direction.length; i++) direction[i] = (direction[i] ?? 0) * curvature;
  }
  steps.forEach(({ move, turn, product }, i) => {
    addTimes(direction, move, (shares[i] ?? 0) - dot(turn, direction) / product);
  });
  return direction;
}

function addTimes(to: Float64Array, what: Float64Array, times: number): void {
  for (let i = 0; i < to.length; i++) to[i] = (to[i] ?? 0) + times * (what[i] ?? 0);
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

const norm = (vector: Float64Array) => Math.sqrt(dot(vector, vector));
