import type { SeenIdentity } from '../seen.ts';
import type { SeenComponent } from '../seen-controls.ts';
import { compareAspects, reasonFor, type Aspect } from '../aspects.ts';
import { mainButtons } from '../main-buttons.ts';
import { closeness, definePart, type RoleDeclaration } from '../part.ts';
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
    const meant = { button: mainButtons(buttons, target), input: inputs };
    const aspects = ROLES.flatMap((role) => aspectOf(role, meant[role], wanted[role]));
    const compared = compareAspects(
      aspects,
      reasonFor(wanted.button !== null || wanted.input !== null, 'buttons or fields'),
    );
    if (compared.score === null) return compared;
    const styles = compared.declarations.flatMap(({ role }) => {
      return role === 'button' || role === 'input' ? lineOf(role, meant[role], target) : [];
    });
    return { ...compared, declarations: [...compared.declarations, ...styles] };
  },
});

type Framed = 'button' | 'input';

const ROLES = ['button', 'input'] as const;

/** DATA: a width shows no line without one of these. */
const STYLE = /\b(?:solid|dashed|dotted|double|groove|ridge|inset|outset)\b/;
const COLOR = /#[0-9a-f]{3,8}\b|\b(?:transparent|currentcolor)\b/i;

/** Style and colour of the border for elements that have no line: a width alone would show none. */
function lineOf(
  role: Framed,
  components: readonly SeenComponent[],
  { components: declared }: TargetIdentity,
): RoleDeclaration[] {
  const border = declared[role]?.['border'] ?? '';
  const elements = components
    .filter(({ element: { style } }) => style['border-top-style'] === 'none')
    .map(({ element }) => element.index);
  const style = STYLE.exec(border)?.[0];
  const color = COLOR.exec(border)?.[0];
  if (elements.length === 0 || style === undefined) return [];
  return [
    { role, property: 'border-style', value: style, token: null, elements },
    ...(color === undefined ? [] : [{ role, property: 'border-color', value: color, token: null, elements }]),
  ];
}

/** px of the border that the component declares, 0 for `none`; null without a declaration. */
function widthOf(role: Framed, { components }: TargetIdentity): number | null {
  const declared = components[role]?.['border'];
  if (declared === undefined) return null;
  if (/^(?:none|0)\b/.test(declared)) return 0;
  const width = Number.parseFloat(/(?:^|\s)(\d*\.?\d+)px/.exec(declared)?.[1] ?? '');
  return Number.isFinite(width) ? width : null;
}

function aspectOf(role: Framed, components: readonly SeenComponent[], wanted: number | null): Aspect[] {
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
