import { STATE_NAMES } from '../../catalog/tokens.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import type { BoardFacts } from '../board-facts.ts';
import { sourcesOf } from '../type/word-width.ts';
import { panelId } from './panels.ts';
import { detailOf } from './stage.ts';

/** Components in every state and size that the entry states. */
export function components(facts: BoardFacts): string {
  const { components: known = {}, panels = [] } = facts.entry;
  if (panels.length > 1) return kit(facts);
  const parts = [
    known.button &&
      states(facts, 'button', (state, title) => {
        const off = state === 'disabled' ? ' disabled' : '';
        return `<button type="button" class="x-button s-${state}"${off}>${title}</button>`;
      }),
    known.button && sizes(facts),
    known.input &&
      states(facts, 'input', (state, title) => {
        const off = state === 'disabled' ? ' disabled' : '';
        return `<input class="x-input s-${state}" aria-label="Input, ${state}" value="${title}"${off}>`;
      }),
    known.link &&
      states(facts, 'link', (state, title) => `<a class="x-link s-${state}" href="#components">${title}</a>`),
    known.nav && `<div class="sample wide"><h3>nav</h3>${nav(facts)}</div>`,
    known.card && `<div class="sample wide"><h3>card</h3>${card(facts)}</div>`,
  ].filter((part) => typeof part === 'string');
  return `<div class="samples">${parts.join('')}</div>`;
}

/** The components of a hybrid have one state each, so that they stand together as on a page, beside a picture. */
function kit(facts: BoardFacts): string {
  const { components = {}, panels = [] } = facts.entry;
  const { button, input, link } = components;
  const row = [
    input && '<li><input class="x-input" aria-label="Input" value="Mixed by category"></li>',
    button &&
      `<li><button type="button" class="x-button${isPainted(button) ? '' : ' filled'}">See the palette</button></li>`,
    link && '<li><a class="x-link" href="#voice">Hear the voice</a></li>',
  ].filter((part) => part !== undefined);
  const parts = [
    components.nav && nav(facts),
    row.length > 0 && `<ul class="states">${row.join('')}</ul>`,
    components.card && card(facts),
  ].filter((part) => typeof part === 'string');
  const shown = panels.find(({ poster }) => poster !== undefined);
  const picture = shown === undefined ? '' : detailOf(panelId(shown.slug), '300 200 600 400');
  return parts.length === 0 ? '' : `<div class="kit"><div>${parts.join('')}</div>${picture}</div>`;
}

/** Properties of a component that is drawn as its brand states it: a text and what it lies on. */
export const PAINTED: ReadonlySet<string> = new Set(['background', 'color']);

/** Another button is filled with the accent. */
function isPainted(declared: Declared): boolean {
  return Object.keys(declared).some((property) => PAINTED.has(property));
}

function nav({ entry: { name } }: BoardFacts): string {
  return `<nav class="x-nav" aria-label="Sample"><b>${escapeHtml(sourcesOf(name)[0] ?? '')}</b><a href="#palette">Palette</a><a href="#type">Type</a><a href="#voice">Voice</a></nav>`;
}

function card({
  sentences: {
    move: [sentence = '', second = ''],
  },
}: BoardFacts): string {
  return `<div class="x-card"><b>${escapeHtml(sentence)}</b><p>${escapeHtml(second)}</p></div>`;
}

type Declared = Readonly<Record<string, string>>;
type Stated = 'button' | 'input' | 'link';

function states(
  { entry }: BoardFacts,
  component: Stated,
  sample: (state: string, title: string) => string,
): string {
  const own = entry.component_states?.[component] ?? {};
  const list = ['rest', ...STATE_NAMES.filter((state) => own[state] !== undefined)];
  return group(
    component,
    list.map((state) => ({
      name: state,
      markup: sample(state, state.slice(0, 1).toUpperCase() + state.slice(1)),
      declared: state === 'rest' ? entry.components?.[component] : own[state as keyof typeof own],
    })),
  );
}

interface Sample {
  readonly name: string;
  readonly markup: string;
  readonly declared: Declared | undefined;
}

/** Samples side by side, and folded below them what the entry states for each. */
function group(title: string, samples: readonly Sample[]): string {
  const items = samples.map(({ markup }) => `<li>${markup}</li>`).join('');
  const rows = samples.flatMap(({ name, declared = {} }) =>
    Object.keys(declared).length === 0 ? [] : [`<dt>${name}</dt><dd>${escapeHtml(stated(declared))}</dd>`],
  );
  return `<div class="sample"><h3>${title}</h3><ul class="states">${items}</ul>${rows.length === 0 ? '' : `<details class="stated"><summary>Values</summary><dl>${rows.join('')}</dl></details>`}</div>`;
}

/** `background color.primary; color color.on-primary` */
function stated(declared: Declared): string {
  return Object.entries(declared)
    .map(([property, value]) => `${property} ${value.replaceAll(/[{}]/g, '')}`)
    .join('; ');
}

function sizes({ entry }: BoardFacts): string {
  const own = Object.entries(entry.component_sizes?.button ?? {});
  if (own.length === 0) return '';
  return group(
    'button sizes',
    own.map(([size, declared]) => ({
      name: size,
      markup: `<button type="button" class="x-button z-${size}">${size}</button>`,
      declared,
    })),
  );
}
