import type { SeenIdentity } from '../seen.ts';
import type { SeenComponent } from '../seen-controls.ts';
import { compareAspects, reasonFor, type Aspect } from '../aspects.ts';
import { mainButtons } from '../main-buttons.ts';
import { closeness, definePart } from '../part.ts';
import type { TargetIdentity } from '../target.ts';
import { weightedMode } from '../../math/weighted.ts';

/** px; a hairline against none or 2 px is seen, against 3 px it is another style. */
const SAME = 0.5;
const OTHER = 2.5;

/** Widths of the borders of buttons and fields. */
export const borders = definePart({
  id: 'shape.border',
  label: 'Border widths',
  weight: 0.03,
  group: 'detail',
  unit: 'px',
  compare({ buttons, inputs }: SeenIdentity, target) {
    const wanted = { button: widthOf('button', target), input: widthOf('input', target) };
    const aspects = [
      ...aspectOf('button', mainButtons(buttons, target), wanted.button),
      ...aspectOf('input', inputs, wanted.input),
    ];
    return compareAspects(
      aspects,
      reasonFor(wanted.button !== null || wanted.input !== null, 'buttons or fields'),
    );
  },
});

/** px of the border that the component declares, 0 for `none`; null without a declaration. */
function widthOf(role: 'button' | 'input', { components }: TargetIdentity): number | null {
  const declared = components[role]?.['border'];
  if (declared === undefined) return null;
  if (/^(?:none|0)\b/.test(declared)) return 0;
  const width = Number.parseFloat(/(?:^|\s)(\d*\.?\d+)px/.exec(declared)?.[1] ?? '');
  return Number.isFinite(width) ? width : null;
}

function aspectOf(
  role: Aspect['role'],
  components: readonly SeenComponent[],
  wanted: number | null,
): Aspect[] {
  const width = weightedMode(
    components.map((component) => ({ value: drawnWidth(component), weight: component.attention })),
  );
  const example = components.find((component) => drawnWidth(component) === width);
  if (wanted === null || width === null || example === undefined) return [];
  return [
    {
      role,
      property: 'border-width',
      selector: example.selector,
      measured: `${width}px`,
      expected: `${wanted}px`,
      distance: Math.abs(width - wanted),
      score: closeness(Math.abs(width - wanted), SAME, OTHER),
      token: null,
      elements: components.map(({ element }) => element.index),
    },
  ];
}

function drawnWidth({ element: { style } }: SeenComponent): number {
  return style['border-top-style'] === 'none' ? 0 : style['border-top-width'];
}
