import { customProperty, type FlatToken } from '../catalog/flat-tokens.ts';
import { listTokens } from '../catalog/listed-tokens.ts';
import { withCustomProperties } from '../catalog/token-facts.ts';
import type { Components, ComponentSizes, ComponentStates } from '../catalog/tokens.ts';
import type { Contract } from './contract.ts';

const SELECTORS: Readonly<Record<keyof Components, string>> = {
  button: '.button',
  input: 'input',
  card: '.card',
  nav: 'nav',
  link: 'a',
};

/** What the states of controls change; controls that change alike share a rule. */
function stateRules(states: ComponentStates, listed: Listed): string {
  const rules = STATED.flatMap((name) =>
    (listed[name] ?? []).flatMap((state) => {
      const text = declarationsOf(placed(states[name]?.[state] ?? {}));
      // A bar changes nowhere but at its links.
      const selector = name === 'nav' ? 'nav a' : SELECTORS[name];
      return text === '' ? [] : [{ selector: `${selector}${PSEUDO_CLASSES[state]}`, text }];
    }),
  );
  return [...Map.groupBy(rules, ({ text }) => text)]
    .map(([text, alike]) => `${alike.map(({ selector }) => selector).join(', ')} { ${text} }`)
    .join('\n');
}

/** An offset moves only what is positioned. */
function placed(declared: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const moves = declared['top'] !== undefined && declared['position'] === undefined;
  return moves ? { position: 'relative', ...declared } : declared;
}

/** States whose look a page cannot leave to the browser, by control. */
type Listed = Readonly<Partial<Record<(typeof STATED)[number], readonly (keyof typeof PSEUDO_CLASSES)[]>>>;
const STATED = ['link', 'nav', 'button', 'input'] as const;
/** Those under the pointer, which a second button undoes; and those that both buttons have. */
const POINTED: Listed = { nav: ['hover'], button: ['hover', 'active'] };
const SHARED: Listed = { link: ['focus'], button: ['focus', 'disabled'], input: ['focus'] };
const PSEUDO_CLASSES = {
  hover: ':hover',
  active: ':active',
  focus: ':focus-visible',
  disabled: ':disabled',
} as const;

type Further = Pick<NonNullable<Contract['further']>, 'states' | 'sizes'>;
/** Components without sizes and states. */
export const NOTHING_FURTHER: Further = { states: {}, sizes: {} };

/** Components, their sizes and states as a stylesheet; empty without components. */
export function componentSection(
  components: Components,
  { states, sizes }: Further,
  tokens: readonly FlatToken[],
): string {
  const rules = listTokens({ tokens: { color: {} }, theme: undefined, components });
  if (rules.length === 0) return '';
  const blocks = [...Map.groupBy(rules, ({ path }) => path.slice(0, path.indexOf('.')))].map(
    ([name, own]) =>
      `${SELECTORS[name as keyof Components]} { ${own.map(({ path, value }) => `${path.slice(name.length + 1)}: ${withCustomProperties(value)}`).join('; ')} }`,
  );
  const ofNavigation = navigationLink(components, states);
  if (ofNavigation.length > 0) blocks.push(`nav a { ${ofNavigation.join('; ')} }`);
  if (components.button !== undefined) blocks.push(linkAsButton(components));
  // The second button comes after the states that would fill it, and before those that it has as well.
  for (const further of [
    sizeRules(sizes),
    stateRules(states, POINTED),
    secondButton(components, tokens),
    stateRules(states, SHARED),
  ])
    if (further !== null && further !== '') blocks.push(further);
  return `Components; rename the selectors:\n\n\`\`\`css\n${blocks.join('\n')}\n\`\`\``;
}

/** What links of the navigation have instead of that of other links: a line that only the pointer adds is not at rest. */
function navigationLink({ nav, link }: Components, { nav: changes }: ComponentStates): string[] {
  const [color, other] = [nav?.['color'], link?.['color']];
  const isOwn = color !== undefined && other !== undefined && color !== other;
  const isLined = link?.['text-decoration']?.includes('underline') === true;
  const addsLine = changes?.hover?.['text-decoration']?.includes('underline') === true;
  return [
    ...(isOwn ? [`color: ${withCustomProperties(color)}`] : []),
    ...(isLined && addsLine ? ['text-decoration: none'] : []),
  ];
}

/** Heights have no effect on a link, which is inline, and its label would keep the line of links. */
function linkAsButton({ link }: Components): string {
  const line = link?.['text-decoration'] ?? 'none';
  const own = line.startsWith('none') ? '' : '; text-decoration: none';
  return `a.button { display: inline-flex; align-items: center; justify-content: center${own} }`;
}

/** What the sizes of controls change, one rule a line. */
function sizeRules(sizes: ComponentSizes): string {
  return (['button', 'input'] as const)
    .flatMap((name) =>
      Object.entries(sizes[name] ?? {}).map(
        ([size, declared]) => `${SELECTORS[name]}.${size} { ${declarationsOf(declared)} }`,
      ),
    )
    .join('\n');
}

function declarationsOf(declared: Readonly<Record<string, string>>): string {
  return Object.entries(declared)
    .map(([property, value]) => `${property}: ${withCustomProperties(value)}`)
    .join('; ');
}

/**
 * A button beside the main one, which no source states: a filled one without its fill. A main button without fill has
 * links beside it. Null without a main button.
 */
function secondButton({ button }: Components, tokens: readonly FlatToken[]): string | null {
  const fill = button?.['background'];
  if (button === undefined || fill === undefined) return null;
  if (fill === 'none' || fill === 'transparent')
    return '/* Second actions are links: no source states a button. */';
  const has = (path: string) => tokens.some((token) => token.path === path);
  if (!has('color.text')) return null;
  const edge = has('color.border') ? 'color.border' : 'color.text';
  const width = tokens.find(({ path }) => path.startsWith('border.'))?.path;
  const line = width === undefined ? '1px' : `var(${customProperty(width)})`;
  const shadow = button['box-shadow'] === undefined ? '' : '; box-shadow: none';
  const look = `background: none; color: var(--color-text); border: ${line} solid var(${customProperty(edge)})${shadow}`;
  return `/* No source states a button for second actions: the main one unfilled. */\n.button.second { ${look} }`;
}
