import { PROPERTY_PARTS } from './composite-properties.ts';
import type { DeclaredValues } from './declared-style.ts';
import type { ElementScope } from './element-scope.ts';
import { type Flow, flowOf, LOGICAL_PROPERTIES, type LogicalProperty } from './logical.ts';
import { APPLY, type OrdinaryProperty } from './property-definitions.ts';

/** Sets one property from its declaration, if any. */
export function applyOne(name: OrdinaryProperty, declared: DeclaredValues, scope: ElementScope): void {
  const text = declared.get(name);
  if (text !== undefined) APPLY[name](text, scope);
}

/** Sets all remaining properties in cascade order. */
export function applyOthers(declared: DeclaredValues, scope: ElementScope): void {
  const flow = flowOf(scope.style['writing-mode'], scope.style.direction);
  for (const [longhand, text] of declared) SETTERS.get(longhand)?.(text, scope, flow);
}

type Setter = (text: string, scope: ElementScope, flow: Flow) => void;

/** Properties on which others depend; they have been set by then. */
const COMPUTED_BEFORE: ReadonlySet<string> = new Set([
  'direction',
  'writing-mode',
  'color-scheme',
  'font-family',
  'font-style',
  'font-weight',
  'color',
]);

const SETTERS: ReadonlyMap<string, Setter> = new Map<string, Setter>([
  ...Object.entries(APPLY).filter(([name]) => !COMPUTED_BEFORE.has(name)),
  ...[...LOGICAL_PROPERTIES].map(([name, property]): [string, Setter] => [name, logicalSetter(property)]),
  ...[...PROPERTY_PARTS].map(([name, { apply }]): [string, Setter] => [name, apply]),
]);

function logicalSetter({ resolve }: LogicalProperty): Setter {
  return (text, scope, flow) => APPLY[resolve(flow)](text, scope);
}
