import { flatTokens, otherScheme } from '../../catalog/flat-tokens.ts';
import type { TokenValues } from '../../catalog/tokens.ts';
import type { ExportedTaste, Exporter } from './exporter.ts';
import { shadcnRoles } from './shadcn-roles.ts';

/** A theme item of a shadcn registry (https://ui.shadcn.com/schema/registry-item.json). */
export const shadcnExporter: Exporter = {
  id: 'shadcn',
  file: 'shadcn.json',
  mediaType: 'application/json; charset=utf-8',
  fitsAgents: true,
  render: (taste) => `${JSON.stringify(registryItem(taste), null, 2)}\n`,
};

function registryItem(taste: ExportedTaste): object {
  const { slug, name, description, credit, tokens, radius } = taste;
  const { schemes, remarks } = themeSchemes(taste);
  return {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name: slug,
    type: 'registry:theme',
    title: name,
    description,
    docs: [credit, ...remarks].join(' '),
    cssVars: {
      theme: { ...fonts(tokens.type), ...themeVariables(taste) },
      ...(schemes === null
        ? {}
        : {
            light: { ...schemes.light, ...(radius === null ? {} : { radius }) },
            dark: schemes.dark,
          }),
    },
  };
}

/**
 * The variables of both schemes. The colours of a brand with one scheme stand in both, because shadcn would else fill
 * the other one with its own. Null without colours.
 */
function themeSchemes({ tokens: { color }, scheme }: ExportedTaste) {
  const first = color[scheme];
  if (first === undefined) return { schemes: null, remarks: [] };
  const other = otherScheme(scheme);
  const own = shadcnRoles(first);
  // A role that only one scheme states counts for both.
  const others = { roles: { ...own.roles, ...shadcnRoles(color[other] ?? first).roles } };
  return {
    schemes:
      scheme === 'light'
        ? { light: own.roles, dark: others.roles }
        : { light: others.roles, dark: own.roles },
    remarks: [
      ...(color[other] === undefined
        ? [`No source states a ${other} scheme, so both have the same colours.`]
        : []),
      ...own.remarks,
    ],
  };
}

const CLASS_OF_SLOT = {
  sans: ['sans', 'grotesque', 'display'],
  serif: ['serif', 'slab'],
  mono: ['mono'],
} as const;

/** The three typefaces of shadcn. Its components are set in `font-sans`, so that is the typeface of running text. */
function fonts(type: TokenValues['type']): Record<string, string> {
  const families = Object.values(type?.families ?? {});
  const ofClass = (slot: keyof typeof CLASS_OF_SLOT) =>
    families.find((family) => CLASS_OF_SLOT[slot].some((name) => name === family.class))?.stack;
  const slots = {
    sans: type?.families?.['body']?.stack ?? ofClass('sans'),
    serif: ofClass('serif'),
    mono: ofClass('mono'),
  };
  return Object.fromEntries(
    Object.entries(slots).flatMap(([slot, stack]) => (stack === undefined ? [] : [[`font-${slot}`, stack]])),
  );
}

/** Fonts, tracking and shadows under the variable names that shadcn shares with Tailwind. */
function themeVariables({ tokens, scheme }: ExportedTaste): Record<string, string> {
  const kept = flatTokens(tokens, scheme).filter(({ path }) =>
    /^(?:font|tracking|shadow|ease|breakpoint)\./.test(path),
  );
  return Object.fromEntries(kept.map(({ path, value }) => [path.replace('.', '-'), value]));
}
