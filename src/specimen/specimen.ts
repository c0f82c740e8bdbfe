import type { Scheme } from '../catalog/flat-tokens.ts';
import type { Components, TokenValues } from '../catalog/tokens.ts';
import type { Grammar } from '../grammar/axes/index.ts';
import { type BrandChoices, chooseTokens, NO_CHOICES } from './brand-choices.ts';
import { completeTaste, type NotShownAxes } from './complete-taste.ts';
import { writeCopy } from './copy/write-copy.ts';
import type { Design } from './design.ts';
import { decideAreas } from './palette/areas.ts';
import { decidePalette } from './palette/palette.ts';
import { footer } from './sections/header-footer.ts';
import { header } from './sections/header-footer.ts';
import { hashOf } from '../text/seeded.ts';
import { hills } from './artwork/raster/land.ts';
import type { RasterSubject } from './artwork/raster/shade.ts';
import { chooseLayout, type LayoutId } from './layouts/index.ts';
import type { Layout } from './layouts/layout.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { decideSpace } from './space.ts';
import { styleSheet } from './style-sheet/style-sheet.ts';
import { decideSurface } from './surface.ts';
import { statedChoices } from './stated-choices.ts';
import type { Taste } from './complete-taste.ts';
import { decideType } from './type.ts';

export interface SpecimenInput {
  /** Full or partial; missing axes get default values. */
  readonly grammar: Grammar;
  /** Colours, typefaces and radii of the brand; used where they agree with the grammar. */
  readonly tokens?: TokenValues;
  /**
   * The scheme whose tokens take precedence over the grammar, which then supplies only what they do not state. Without
   * it the grammar takes precedence.
   */
  readonly stated?: Scheme;
  /** Declarations of the components of the brand; used with `stated`. */
  readonly components?: Components;
  /** Name of the brand; without it the name of the persona is used. */
  readonly name?: string | null;
  /** Without it, the layout that fits the grammar. */
  readonly layout?: LayoutId | undefined;
  /** Chooses pictures and sentences; without it, taste and colours do. */
  readonly seed?: number | undefined;
}

export interface Specimen {
  /** A complete HTML page without subresources or required scripts. */
  readonly html: string;
  /** Axes of the grammar that this page cannot show together with the others, with reasons. */
  readonly notShown: NotShownAxes;
}

/** Generates a page with a given taste, the inverse of reading. Deterministic. */
export function renderSpecimen({
  grammar,
  tokens,
  components = {},
  stated,
  name = null,
  layout,
  seed,
}: SpecimenInput): Specimen {
  if (tokens !== undefined && stated !== undefined) {
    const settled = statedChoices(grammar, { tokens, components, scheme: stated });
    const { taste, notShown } = completeTaste(settled.grammar);
    return { html: pageOf(taste, settled.choices, { name, seed, layout }), notShown };
  }
  const { taste, notShown } = completeTaste(grammar);
  const choices = tokens === undefined ? NO_CHOICES : chooseTokens(taste, tokens);
  return { html: pageOf(taste, choices, { name, seed, layout }), notShown };
}

/** What a caller decides besides the taste. */
interface Given {
  readonly name: string | null;
  readonly seed: number | undefined;
  readonly layout: LayoutId | undefined;
}

function pageOf(taste: Taste, choices: BrandChoices, { name, seed, layout: asked }: Given): string {
  const decided = seed ?? seedOf(taste, choices);
  const layout = chooseLayout(asked, taste, decided);
  return renderPage(designOf(taste, choices, { name, seed: decided, layout }), layout);
}

interface Decided {
  readonly name: string | null;
  readonly seed: number;
  readonly layout: Layout;
}

function wideSubjectOf({ photographs }: Layout, seed: number): RasterSubject {
  return photographs[hashOf(`wide ${seed}`) % photographs.length] ?? hills;
}

function designOf(taste: Taste, choices: BrandChoices, { name, seed, layout }: Decided): Design {
  const palette = decidePalette(taste, choices);
  const space = decideSpace(taste);
  const voice = {
    archetype: taste['voice.archetype'],
    formality: taste['voice.formality'],
    hedging: taste['voice.hedging'],
    length: taste['voice.sentence_length'],
  };
  return {
    taste,
    palette,
    areas: decideAreas(taste, palette, choices.ground !== null),
    type: decideType(taste, choices),
    space,
    surface: decideSurface(taste, palette.dark, choices),
    copy: writeCopy(voice, { name, seed, many: space.packed }),
    seed,
    wideSubject: wideSubjectOf(layout, seed),
    style: choices.style,
    otherScheme: choices.otherScheme,
  };
}

/** Not of the name: a page under another name is the same page. */
function seedOf(taste: Taste, { ground, ink, accents, families }: BrandChoices): number {
  return hashOf(JSON.stringify([taste, ground, ink, accents, families]));
}

function renderPage(design: Design, layout: Layout): string {
  const { copy } = design;
  const main = layout
    .sections(design)
    .filter((part) => part !== '')
    .join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${copy.brand}: ${copy.headline}`)}</title>
<meta name="description" content="${escapeHtml(copy.lead.replaceAll(/[[\]]/g, ''))}">
<style>
${styleSheet(design, layout)}
</style>
</head>
<body>
${header(design)}
<main>
${main}
</main>
${footer(design)}
</body>
</html>
`;
}
