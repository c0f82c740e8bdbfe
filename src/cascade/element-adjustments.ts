import type { DocElement } from '../document/document.ts';
import { PROPERTIES, type ComputedStyle, type PropertyName } from './properties.ts';

/**
 * Chromium's adjustments by element type after the cascade, as declarations that override all others: a native
 * checkbox ignores author borders, a header cell is centred unless its row is aligned.
 */
export function adjustForElement(
  element: DocElement,
  declared: Map<string, string>,
  parent: ComputedStyle | null,
): void {
  if (element.namespace !== 'html') return;
  const appearance = declared.get('appearance') ?? 'none';
  const drawn = DRAWN.has(appearance) || (appearance === 'auto' && CONTROLS.has(element.tag));
  if (drawn) adjustControl(element, declared);
  BY_TAG.get(element.tag)?.(declared, parent);
}

type Adjustment = (declared: Map<string, string>, parent: ComputedStyle | null) => void;

const BY_TAG: ReadonlyMap<string, Adjustment> = new Map<string, Adjustment>([
  [
    'th',
    (declared, parent) => {
      if (parent?.['text-align'] === 'start' && !declared.has('text-align'))
        declared.set('text-align', 'center');
    },
  ],
  [
    'textarea',
    (declared) => {
      for (const axis of ['overflow-x', 'overflow-y']) {
        if (NOT_SCROLLING.has(declared.get(axis) ?? '')) declared.set(axis, 'auto');
      }
    },
  ],
  [
    'option',
    (declared) => {
      // In Chromium its parent is a slot inside the <select>, which has initial values.
      for (const [property, value] of declared) {
        if (value === 'inherit' && !isInherited(property)) declared.set(property, 'initial');
      }
    },
  ],
]);

const NOT_SCROLLING = new Set(['visible', 'initial', 'unset']);
const DRAWN = new Set(
  `button checkbox radio textfield textarea searchfield menulist menulist-button listbox meter progress-bar
  slider-horizontal push-button square-button`.split(/\s+/),
);
const CONTROLS = new Set(['input', 'button', 'select', 'textarea', 'meter', 'progress']);

/** Elements with native appearance: no table or list display, no line height in drop-down lists. */
function adjustControl({ tag, attributes }: DocElement, declared: Map<string, string>): void {
  const written = declared.get('display') ?? 'inline';
  const display = written === 'initial' || written === 'unset' ? 'inline' : written;
  if (display === 'table' || display === 'list-item') declared.set('display', 'block');
  else if (display === 'inline' || /^(?:inline-table$|table-)/.test(display))
    declared.set('display', 'inline-block');
  if (tag === 'select' && !isListBox(attributes)) declared.set('line-height', 'normal');
  const type = tag === 'input' ? attributes['type']?.toLowerCase() : undefined;
  if (type === 'checkbox') setAll(declared, CHECKBOX);
  if (type === 'radio') setAll(declared, RADIO);
}

function isListBox({ size = '0', multiple }: DocElement['attributes']): boolean {
  return multiple !== undefined || Number(size) > 1;
}

function isInherited(property: string): boolean {
  return Object.hasOwn(PROPERTIES, property) && PROPERTIES[property as PropertyName].inherited; // just looked up
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const CORNERS = ['top-left', 'top-right', 'bottom-right', 'bottom-left'] as const;

const CHECKBOX: readonly (readonly [string, string])[] = [
  ...SIDES.flatMap((side) => [
    [`padding-${side}`, '0px'] as const,
    [`border-${side}-style`, 'none'] as const,
    [`border-${side}-width`, 'medium'] as const,
    [`border-${side}-color`, 'currentcolor'] as const,
  ]),
  ...CORNERS.map((corner) => [`border-${corner}-radius`, '0px'] as const),
];
const RADIO = [...CHECKBOX, ...CORNERS.map((corner) => [`border-${corner}-radius`, '50%'] as const)];

function setAll(declared: Map<string, string>, values: readonly (readonly [string, string])[]): void {
  for (const [property, value] of values) {
    declared.delete(property); // so that it comes last, after flow-relative ones
    declared.set(property, value);
  }
}
