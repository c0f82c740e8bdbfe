import type { DocElement } from '../document/document.ts';
import { PROPERTIES, type ComputedStyle, type PropertyName } from './properties.ts';

/**
 * What Chromium decides by kind of element after the cascade, as declarations that beat all others: a
 * checkbox drawn by the system ignores author borders, a header cell is centred unless its row says else.
 */
export function adjustForElement(
  { tag, namespace, attributes }: DocElement,
  declared: Map<string, string>,
  parent: ComputedStyle | null,
): void {
  if (namespace !== 'html') return;
  switch (tag) {
    case 'th':
      if (!declared.has('text-align') && parent?.['text-align'] === 'start')
        declared.set('text-align', 'center');
      return;
    case 'textarea':
      for (const axis of ['overflow-x', 'overflow-y']) {
        if (declared.get(axis) === 'visible') declared.set(axis, 'auto');
      }
      return;
    case 'select':
      // The system's drop-down lists know no line height.
      if (declared.get('appearance') === 'auto' && !isListBox(attributes))
        declared.set('line-height', 'normal');
      return;
    case 'option':
      // Its parent in Chromium's eyes is a slot inside the <select>, which has initial values.
      for (const [property, value] of declared) {
        if (value === 'inherit' && !isInherited(property)) declared.set(property, 'initial');
      }
      return;
    case 'input': {
      const type = attributes['type']?.toLowerCase();
      const drawn = declared.get('appearance') === 'auto';
      if (drawn && (type === 'checkbox' || type === 'radio'))
        setAll(declared, type === 'radio' ? RADIO : CHECKBOX);
    }
  }
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
    declared.delete(property); // so that it comes last, behind flow-relative ones
    declared.set(property, value);
  }
}
