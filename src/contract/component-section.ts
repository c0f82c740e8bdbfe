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

/** What the states of controls change, one rule a line. */
function stateRules(states: ComponentStates, listed: Listed): string {
  return (['button', 'input'] as const)
    .flatMap((name) =>
      listed[name].flatMap((state) => {
        const text = declarationsOf(placed(states[name]?.[state] ?? {}));
        return text === '' ? [] : [`${SELECTORS[name]}${PSEUDO_CLASSES[state]} { ${text} }`];
      }),
    )
    .join('\n');
}

/** An offset moves only what is positioned. */
function placed(declared: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const moves = declared['top'] !== undefined && declared['position'] === undefined;
  return moves ? { position: 'relative', ...declared } : declared;
}

/** States whose look a page cannot leave to the browser, by control. */
type Listed = Readonly<Record<'button' | 'input', readonly (keyof typeof PSEUDO_CLASSES)[]>>;
/** Those under the pointer, which a second button undoes; and those that show focus, on both buttons. */
const POINTED: Listed = { button: ['hover', 'active'], input: [] };
const FOCUSED: Listed = { button: ['focus'], input: ['focus'] };
const PSEUDO_CLASSES = { hover: ':hover', active: ':active', focus: ':focus-visible' } as const;

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
      `${SELECTORS[name as keyof Components]} {\n${own.map(({ path, value }) => `  ${path.slice(name.length + 1)}: ${withCustomProperties(value)};`).join('\n')}\n}`,
  );
  const { nav, link } = components;
  if (nav?.['color'] !== undefined && link?.['color'] !== undefined && nav['color'] !== link['color'])
    blocks.push(`nav a {\n  color: ${withCustomProperties(nav['color'])};\n}`);
  if (components.button !== undefined) blocks.push(linkAsButton(components));
  // The second button comes after the states that would fill it, and before those that show focus.
  for (const further of [
    sizeRules(sizes),
    stateRules(states, POINTED),
    secondButton(components, tokens),
    stateRules(states, FOCUSED),
  ])
    if (further !== null && further !== '') blocks.push(further);
  return `The main button, fields, cards, navigation and links, with selectors to rename:\n\n\`\`\`css\n${blocks.join('\n\n')}\n\`\`\``;
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
  return `/* No source states a button for second actions: the main one without its fill. */\n.button.second { ${look} }`;
}
