import { city, dunes, hills, trees, water } from '../artwork/raster/land.ts';
import { stairs } from '../artwork/raster/rooms.ts';
import { icon } from '../artwork/icons.ts';
import type { Design } from '../design.ts';
import { colorFields } from '../sections/color-fields.ts';
import { contact } from '../sections/contact.ts';
import { featureItems } from '../sections/features.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { offerRows } from '../sections/offers.ts';
import { mainPicture } from '../sections/pictures.ts';
import { scene } from '../sections/scene.ts';
import { heading, openingOf, section } from '../sections/section.ts';
import { quote, story } from '../sections/story.ts';
import { ROW_RULES } from './rows.ts';
import { points } from '../points.ts';
import type { Layout } from './layout.ts';

/** Figures, a chart, and lists, as in a tool for daily work. */
export const dashboard = {
  id: 'dashboard',
  title: 'dashboard',
  photographs: [city, dunes, hills, water, stairs, trees],
  suits: (taste) =>
    points(
      taste['whitespace.discipline'] === 'dense',
      taste['type.display_scale'] === 'compact',
      taste['type.body_size'] === 'small',
      taste['emphasis.density_signals'] === 'grouping-cards',
      taste['imagery.strategy'] === 'none',
    ),
  sections(design) {
    const { copy } = design;
    const items = featureItems(design, { tag: 'article', before: (at) => icon(design, at) });
    return [
      hero(design),
      scene(design, mainPicture(design), colorFields(design, 'columns')),
      section('features', `${heading(copy.persona.features.title)}<div class="grid log">${items}</div>`),
      offerRows(design),
      story(design),
      quote(design),
      contact(design),
    ];
  },
  rules: (design) => `${ROW_RULES(design)}
.board{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:${design.style.step(design.space.element)}px 32px;align-items:end}
.board.board>*{margin-top:0}
.board .lead{grid-row:2}
.figures{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:8px 32px;padding:0;list-style:none}
.figures li{display:grid;gap:4px;font-size:${design.type.small}px}
.figures b{font-family:${design.type.headingFamily};font-size:${design.type.lead}px;font-weight:inherit;font-variant-numeric:tabular-nums}
@media (max-width:760px){.board{grid-template-columns:minmax(0,1fr)}.board .lead{grid-row:auto}.figures{grid-template-columns:1fr 1fr}}`,
} as const satisfies Layout;

function hero(design: Design): string {
  const { title, lead, actions, box } = openingOf(design);
  return `<section class="hero" id="top"><div class="wrap stack"><div class="board ${box}">${title}\n${actions}\n${lead}</div>${design.space.sparse ? '' : figures(design)}</div></section>`;
}

/** Four numbers with names, made from the seed. */
function figures({ copy, seed }: Design): string {
  const names = [...copy.persona.navigation].slice(0, 4);
  const items = names.map((name, at) => {
    const value = (((seed >>> (at * 5)) % 977) + 23) * (at + 1);
    return `<li>${escapeHtml(name)} <b>${value.toLocaleString('en')}</b></li>`;
  });
  return `<ul class="figures">${items.join('')}</ul>`;
}
