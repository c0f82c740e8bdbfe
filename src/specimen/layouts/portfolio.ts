import { city } from '../artwork/raster/land.ts';
import { portrait, vesselsOnTable } from '../artwork/raster/objects.ts';
import { arcade, drapery, paper, stairs } from '../artwork/raster/rooms.ts';
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

/** A statement, then works of unequal size. */
export const portfolio = {
  id: 'portfolio',
  title: 'portfolio',
  photographs: [arcade, portrait, paper, drapery, stairs, vesselsOnTable, city],
  suits: (taste) =>
    points(
      taste['voice.archetype'] === 'artist',
      taste['voice.archetype'] === 'curator',
      taste['whitespace.discipline'] === 'extreme',
      taste['type.display_scale'] === 'oversized',
      taste['emphasis.density_signals'] === 'whitespace',
      taste['imagery.strategy'] === 'abstract',
    ),
  sections(design) {
    const { copy } = design;
    const before = (at: number) =>
      arePictured(design)
        ? `<figure>${picture(design, SIZES[at % SIZES.length] ?? SMALL, KINDS[at % KINDS.length])}</figure>`
        : '';
    const items = featureItems(design, { tag: 'article', before });
    const works = section(
      'features',
      `${heading(copy.persona.features.title)}<div class="list works">${items}</div>`,
    );
    const plate = scene(
      design,
      arePictured(design) ? '' : mainPicture(design),
      colorFields(design, 'covers'),
    );
    return [hero(design), plate, works, quote(design), story(design), offerRows(design), contact(design)];
  },
  rules: (design) => `${ROW_RULES(design)}
.statement{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:${design.style.step(design.space.element)}px 48px}
.statement.statement>*{margin-top:0}
.statement h1{grid-column:1/-1;max-width:14ch}
.statement .lead{grid-column:2}
.statement .actions{grid-row:2;align-self:end}
.works{display:grid;grid-template-columns:repeat(12,minmax(0,1fr));gap:${design.style.step(design.space.element)}px 32px;align-items:start}
.works>*{grid-column:span 7}
.works>:nth-child(4n+2),.works>:nth-child(4n+3){grid-column:span 5}
.works>:first-child:nth-last-child(3){grid-row:span 2}
.works:not(:has(figure))>*{grid-row:auto}
@media (min-width:1000px){.works:not(:has(figure))>:nth-child(n){grid-column:span 3}.works:not(:has(figure))>:first-child{grid-column:span 6}}
.works figure>*{width:100%;object-fit:cover}
@media (max-width:760px){.statement{grid-template-columns:minmax(0,1fr)}.statement .lead,.statement .actions{grid-column:1;grid-row:auto}.works.works{grid-template-columns:minmax(0,1fr)}.works>*,.works>:nth-child(n){grid-column:1/-1;grid-row:auto}}`,
} as const satisfies Layout;

const SMALL: Size = [448, 336];
const SIZES: readonly Size[] = [[640, 400], SMALL, SMALL, [640, 400]];

/** Numbers of the pictures: one large photograph beside two small drawings where a page has both. */
const KINDS = [0, 1, 3, 2] as const;

/** Whether every work has a picture. */
function arePictured(design: Design): boolean {
  return (
    hasPictures(design) &&
    !design.space.sparse &&
    !design.space.packed &&
    design.taste['surface.texture'] !== 'photo'
  );
}

function hero(design: Design): string {
  const { title, lead, actions, box } = openingOf(design);
  return `<section class="hero" id="top"><div class="wrap"><div class="statement ${box}">${title}\n${lead}\n${actions}</div></div></section>`;
}
