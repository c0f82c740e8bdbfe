import { AXES } from '../../src/grammar/axes/index.ts';
import { sampleEntry } from './sample-entry.ts';

/** Values that the tokens below do not contradict; every other axis has its first value. */
const CHOSEN: Readonly<Record<string, string>> = {
  'surface.radius': '4-6px',
  'surface.dark_mode': 'system-adaptive',
  'surface.borders': 'hairline',
  'surface.shadows': 'subtle',
  'motion.budget': 'accent',
};

const TOKENS = `tokens:
  color:
    cites: [kit]
    light:
      background: "#ffffff"
      surface: "#f4f4f4"
      surface-raised: "#ffffff"
      border: "#c6c6c6"
      text: "#161616"
      text-muted: "#525252"
      primary: "#0f62fe"
      on-primary: "#ffffff"
      primary-hover: "#0050e6"
      primary-active: "#002d9c"
      focus: "#0f62fe"
      disabled: "#c6c6c6"
      on-disabled: "#8d8d8d"
      link: "#0f62fe"
      link-hover: "#0043ce"
      error: "#da1e28"
      warning: "#f1c21b"
      success: "#24a148"
    dark:
      background: "#161616"
      surface: "#262626"
      border: "#525252"
      text: "#f4f4f4"
      text-muted: "#c6c6c6"
      primary: "#0f62fe"
      on-primary: "#ffffff"
      link: "#78a9ff"
  type:
    cites: [kit]
    families:
      body: { stack: "Inter, sans-serif", class: grotesque, width: normal, licence: open }
    weights: { body: 400, heading: 600 }
    sizes: { body: 16px, display: 48px }
    scale: [12px, 16px, 24px, 48px]
    line_heights: { body: 1.5, heading: 1.2 }
    tracking: { heading: -0.02em }
  spacing: { cites: [kit], scale: [4px, 8px, 16px, 64px], values: { element: 16px, section: 64px } }
  radius: { cites: [kit], values: { box: 4px } }
  shadow: { cites: [kit], values: { resting: "0 1px 2px #0000001a" } }
  border: { cites: [kit], values: { hairline: 1px } }
  motion: { cites: [kit], durations: { fast: 100ms }, easings: { enter: ease-out }, reduced: less }
  layout:
    cites: [kit]
    breakpoints: { medium: 768px, wide: 1056px }
    containers: { page: 1280px }
    z_order: { modal: 400, backdrop: -1 }
components:
  button: { background: "{color.primary}", color: "{color.on-primary}", border-radius: "{radius.box}" }
  input: { background: "{color.surface}", border: "{border.hairline} solid {color.border}" }
  card: { background: "{color.surface-raised}", box-shadow: "{shadow.resting}" }
  nav: { background: "{color.surface}" }
  link: { color: "{color.link}" }
component_states:
  button:
    hover: { background: "{color.primary-hover}" }
    active: { background: "{color.primary-active}" }
    focus: { outline: "2px solid {color.focus}" }
    disabled: { background: "{color.disabled}", color: "{color.on-disabled}" }
  input:
    focus: { outline: "2px solid {color.focus}" }
    disabled: { color: "{color.on-disabled}" }
  card: { hover: { background: "{color.surface}" } }
  nav: { hover: { background: "{color.surface-raised}" } }
  link: { hover: { color: "{color.link-hover}" }, focus: { outline: "1px solid {color.focus}" } }
component_sizes:
  button: { small: { height: 32px }, large: { height: 48px, font-size: "{text.body}" } }
component_cites: { button: [kit], input: [kit], card: [kit], nav: [kit], link: [kit] }
absent:
  - { fields: [color.info], cites: [kit], reason: The package has three colours of state. }
second_reading:
  day: "2026-01-03"
  agreed: 29
  settled: { surface.texture: The grain is part of a photograph. }
`;

/** An entry with every field, all of them from the package of the brand. */
export function completeEntry(slug = 'complete', name = 'Complete'): string {
  return sampleEntry(slug, name)
    .replace(/^tokens:\n(?: .*\n)+components:\n(?: .*\n)+grammar:\n(?: .*\n)+basis:\n(?: .*\n)+/m, () =>
      [TOKENS, ...grammarLines()].join(''),
    )
    .replace('theme: light\n', 'theme: light\naliases: [Whole]\n');
}

function grammarLines(): string[] {
  const axes = AXES.map(({ id, values }) => [id, CHOSEN[id] ?? String(values[0])] as const);
  const reason = 'Pages of the package show this value.';
  return [
    `grammar: ${JSON.stringify(nested(axes))}\n`,
    'basis:\n  sourced:\n',
    ...axes.map(([id]) => `    ${id}: { cites: [kit], reason: ${reason} }\n`),
  ];
}

function nested(axes: readonly (readonly [string, string])[]): object {
  const categories = Map.groupBy(axes, ([id]) => id.split('.')[0] ?? '');
  return Object.fromEntries(
    [...categories].map(([category, own]) => [
      category,
      Object.fromEntries(own.map(([id, value]) => [id.slice(category.length + 1), value])),
    ]),
  );
}
