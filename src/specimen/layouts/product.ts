import { hills, water } from '../artwork/raster/land.ts';
import { vesselsOnTable } from '../artwork/raster/objects.ts';
import { drapery, leafShadow, paper, stairs } from '../artwork/raster/rooms.ts';
import { icon } from '../artwork/icons.ts';
import type { Design } from '../design.ts';
import { colorFields } from '../sections/color-fields.ts';
import { contact } from '../sections/contact.ts';
import { featureItems } from '../sections/features.ts';
import { offerGrid } from '../sections/offers.ts';
import { hasPictures, mainPicture, picture } from '../sections/pictures.ts';
import { scene } from '../sections/scene.ts';
import { heading, openingOf, section } from '../sections/section.ts';
import { quote, story } from '../sections/story.ts';
import { points } from '../points.ts';
import type { Layout } from './layout.ts';

/** A headline beside its picture, then what the product does. */
export const product = {
  id: 'product',
  title: 'product page',
  photographs: [vesselsOnTable, paper, drapery, stairs, hills, leafShadow, water],
  suits: (taste) =>
    points(
      taste['voice.archetype'] === 'engineer',
      taste['voice.archetype'] === 'challenger',
      taste['voice.archetype'] === 'generic',
      taste['emphasis.cta_treatment'].startsWith('filled'),
      taste['emphasis.density_signals'] === 'grouping-cards',
    ),
  sections(design) {
    const { copy, space } = design;
    const items = featureItems(design, { tag: 'article', before: (at) => icon(design, at) });
    const features = section(
      'features',
      `${heading(copy.persona.features.title)}<div class="grid">${items}</div>`,
    );
    const rest = [story(design), offerGrid(design), quote(design), contact(design)];
    const start = [
      hero(design),
      scene(design, isBeside(design) ? '' : mainPicture(design), colorFields(design, 'strips')),
    ];
    return space.sparse
      ? [...start, quote(design), features, story(design), offerGrid(design), contact(design)]
      : [...start, features, ...rest];
  },
  rules: () => `
.beside{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:32px 64px;align-items:center}
@media (max-width:760px){.beside{grid-template-columns:minmax(0,1fr)}}`,
} as const satisfies Layout;

function hero(design: Design): string {
  const { title, lead, actions, box } = openingOf(design);
  const text = `<div class="${box}">${title}\n${lead}\n${actions}</div>`;
  if (!isBeside(design)) return `<section class="hero" id="top"><div class="wrap">${text}</div></section>`;
  const figure = `<figure>${picture(design, [528, 420])}</figure>`;
  return `<section class="hero" id="top"><div class="wrap beside">${text}${figure}</div></section>`;
}

const WIDE_HEADLINE = 60; // px; larger words do not fit into half of the page

/** Whether the picture is beside the headline. */
function isBeside(design: Design): boolean {
  const { space, taste, type } = design;
  if (!hasPictures(design) || taste['imagery.strategy'] === 'mixed') return false;
  return !space.sparse && !space.packed && taste['surface.texture'] !== 'photo' && type.h1 <= WIDE_HEADLINE;
}
