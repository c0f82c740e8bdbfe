import type { Scheme } from '../catalog/flat-tokens.ts';
import type { Components, TokenValues } from '../catalog/tokens.ts';
import type { Grammar } from '../grammar/axes/index.ts';
import { type BrandChoices, chooseTokens, NO_CHOICES } from './brand-choices.ts';
import { completeTaste, type NotShownAxes } from './complete-taste.ts';
import { writeCopy } from './copy/write-copy.ts';
import type { Design } from './design.ts';
import { decideAreas } from './palette/areas.ts';
import { decidePalette } from './palette/palette.ts';
import { contact } from './sections/contact.ts';
import { features } from './sections/card-grids.ts';
import { footer } from './sections/header-footer.ts';
import { header } from './sections/header-footer.ts';
import { hero } from './sections/hero.ts';
import { escapeHtml } from './sections/html.ts';
import { offers } from './sections/card-grids.ts';
import { quote } from './sections/story.ts';
import { scene } from './sections/scene.ts';
import { story } from './sections/story.ts';
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
  readonly name?: string;
}

export interface Specimen {
  /** A complete HTML page without subresources or required scripts. */
  readonly html: string;
  /** Axes of the grammar that this page cannot show together with the others, with reasons. */
  readonly notShown: NotShownAxes;
}

/** Generates a page with a given taste, the inverse of reading. Deterministic. */
export function renderSpecimen({ grammar, tokens, components = {}, stated, name }: SpecimenInput): Specimen {
  if (tokens !== undefined && stated !== undefined) {
    const settled = statedChoices(grammar, { tokens, components, scheme: stated });
    const { taste, notShown } = completeTaste(settled.grammar);
    return { html: renderPage(designOf(taste, settled.choices, name ?? null)), notShown };
  }
  const { taste, notShown } = completeTaste(grammar);
  const choices = tokens === undefined ? NO_CHOICES : chooseTokens(taste, tokens);
  return { html: renderPage(designOf(taste, choices, name ?? null)), notShown };
}

function designOf(taste: Taste, choices: BrandChoices, name: string | null): Design {
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
    areas: decideAreas(taste, palette),
    type: decideType(taste, choices),
    space,
    surface: decideSurface(taste, palette.dark, choices),
    copy: writeCopy(voice, name, space.packed),
    style: choices.style,
    otherScheme: choices.otherScheme,
  };
}

const SECTIONS = [hero, scene, features, story, quote, offers, contact] as const;
/** Order for sparse pages: short sections first. */
const SPARSE_SECTIONS = [hero, scene, quote, features, story, offers, contact] as const;

function renderPage(design: Design): string {
  const { copy } = design;
  const main = (design.space.sparse ? SPARSE_SECTIONS : SECTIONS)
    .map((section) => section(design))
    .join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${copy.brand}: ${copy.persona.headline}`)}</title>
<meta name="description" content="${escapeHtml(copy.lead.replaceAll(/[[\]]/g, ''))}">
<style>
${styleSheet(design)}
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
