import { fruit, portrait, vesselsOnTable } from '../artwork/raster/objects.ts';
import { drapery, leafShadow, paper } from '../artwork/raster/rooms.ts';
import { icon } from '../artwork/icons.ts';
import type { Design } from '../design.ts';
import { colorFields } from '../sections/color-fields.ts';
import { contact } from '../sections/contact.ts';
import { featureItems } from '../sections/features.ts';
import { offerRows } from '../sections/offers.ts';
import { hasPictures, mainPicture, picture, type Size } from '../sections/pictures.ts';
import { scene } from '../sections/scene.ts';
import { heading, openingOf, section } from '../sections/section.ts';
import { quote, story } from '../sections/story.ts';
import { ROW_RULES } from './rows.ts';
import { points } from '../points.ts';
import type { Layout } from './layout.ts';

/** Goods in a grid, each with its picture, and a list of prices. */
export const catalogue = {
  id: 'catalogue',
  title: 'catalogue of goods',
  photographs: [fruit, vesselsOnTable, drapery, paper, leafShadow, portrait],
  suits: (taste) =>
    points(
      taste['voice.archetype'] === 'generic',
      taste['voice.archetype'] === 'curator',
      taste['imagery.strategy'] === 'photographic',
      taste['imagery.strategy'] === 'mixed',
      taste['whitespace.discipline'] === 'dense',
      taste['emphasis.density_signals'] === 'borders',
    ),
  sections(design) {
    const { copy } = design;
    const before = (at: number) =>
      arePictured(design) ? `<figure>${picture(design, tileSize(design), at)}</figure>` : icon(design, at);
    const items = featureItems(design, { tag: 'article', before });
    const range = section(
      'features',
      `${heading(copy.persona.features.title)}<div class="grid tiles">${items}</div>`,
    );
    const plate = scene(design, arePictured(design) ? '' : mainPicture(design), colorFields(design, 'tiles'));
    return design.space.sparse
      ? [hero(design), plate, quote(design), range, offerRows(design), story(design), contact(design)]
      : [hero(design), range, plate, offerRows(design), story(design), quote(design), contact(design)];
  },
  rules: (design) => `${ROW_RULES(design)}
.intro{display:grid;grid-template-columns:minmax(0,6fr) minmax(0,5fr);gap:${design.style.step(design.space.element)}px 48px;align-items:end}
.intro.intro>*{margin-top:0}
.intro .actions{grid-column:2}
.tiles figure>*{width:100%;object-fit:cover}
@media (max-width:760px){.intro{grid-template-columns:minmax(0,1fr)}.intro .actions{grid-column:1}}`,
} as const satisfies Layout;

/** Whether every tile has a picture; sparse pages and pages with a large photograph have one picture in all. */
function arePictured(design: Design): boolean {
  return hasPictures(design) && !design.space.sparse && design.taste['surface.texture'] !== 'photo';
}

/** px; small beside the text of dense pages */
function tileSize({ space }: Design): Size {
  return space.packed ? [352, 140] : [352, 300];
}

function hero(design: Design): string {
  const { title, lead, actions, box } = openingOf(design);
  return `<section class="hero" id="top"><div class="wrap"><div class="intro ${box}">${title}\n${lead}\n${actions}</div></div></section>`;
}
