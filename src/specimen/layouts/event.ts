import { city, dunes, water } from '../artwork/raster/land.ts';
import { portrait } from '../artwork/raster/objects.ts';
import { arcade, drapery } from '../artwork/raster/rooms.ts';
import type { Design } from '../design.ts';
import { colorFields } from '../sections/color-fields.ts';
import { contact } from '../sections/contact.ts';
import { featureItems } from '../sections/features.ts';
import { offerGrid } from '../sections/offers.ts';
import { mainPicture } from '../sections/pictures.ts';
import { scene } from '../sections/scene.ts';
import { heading, openingOf, section } from '../sections/section.ts';
import { quote, story } from '../sections/story.ts';
import { points } from '../points.ts';
import type { Layout } from './layout.ts';

/** A poster, a programme by the hour, and tickets. */
export const event = {
  id: 'event',
  title: 'event',
  photographs: [city, portrait, arcade, water, drapery, dunes],
  suits: (taste) =>
    points(
      taste['voice.archetype'] === 'friend',
      taste['voice.archetype'] === 'concierge',
      taste['voice.archetype'] === 'challenger',
      taste['type.display_scale'] === 'oversized',
      taste['palette.accent_use'] === 'pervasive',
    ),
  sections(design) {
    const { copy } = design;
    const hours = featureItems(design, {
      tag: 'li',
      before: (at) => `<time class="hour">${hourOf(at, design.seed)}</time>`,
    });
    const programme = section(
      'features',
      `${heading(copy.persona.features.title)}<ol class="list programme">${hours}</ol>`,
    );
    return [
      hero(design),
      scene(design, mainPicture(design), colorFields(design, 'schedule')),
      programme,
      quote(design),
      offerGrid(design),
      story(design),
      contact(design),
    ];
  },
  rules: ({ space, style: { step } }) => `
.poster h1{max-width:12ch}
.programme{display:grid;gap:${step(space.element)}px;padding:0;list-style:none}
.programme>li{display:grid;grid-template-columns:5em minmax(0,4fr) minmax(0,7fr);gap:8px 24px;align-items:baseline}
.programme>li.group>*{margin-top:0}
.hour{font-variant-numeric:tabular-nums;color:var(--soft)}
@media (max-width:760px){.programme>li{grid-template-columns:5em minmax(0,1fr)}.programme p{grid-column:2}}`,
} as const satisfies Layout;

function hero(design: Design): string {
  const { title, lead, actions, box } = openingOf(design);
  return `<section class="hero" id="top"><div class="wrap"><div class="poster ${box}">${title}\n${lead}\n${actions}</div></div></section>`;
}

const QUARTERS = ['00', '15', '30', '45'];

/** `09:30`; the day begins between eight and ten. */
function hourOf(at: number, seed: number): string {
  const hour = 8 + (seed % 3) + at + (at > 2 ? 1 : 0);
  return `${String(hour).padStart(2, '0')}:${QUARTERS[(seed >>> at) % QUARTERS.length] ?? '00'}`;
}
