import { hills, trees, water } from '../artwork/raster/land.ts';
import { portrait } from '../artwork/raster/objects.ts';
import { arcade, leafShadow, paper } from '../artwork/raster/rooms.ts';
import type { Design } from '../design.ts';
import { colorFields } from '../sections/color-fields.ts';
import { contact } from '../sections/contact.ts';
import { withEmphasis } from '../sections/emphasised-phrase.ts';
import { featureItems } from '../sections/features.ts';
import { offerGrid } from '../sections/offers.ts';
import { mainPicture } from '../sections/pictures.ts';
import { scene } from '../sections/scene.ts';
import { heading, openingOf, section } from '../sections/section.ts';
import { quote } from '../sections/story.ts';
import { points } from '../points.ts';
import type { Layout } from './layout.ts';

/** A long text in columns, between a large headline and a numbered table of contents. */
export const editorial = {
  id: 'editorial',
  title: 'magazine article',
  photographs: [portrait, leafShadow, water, trees, arcade, hills, paper],
  suits: (taste) =>
    points(
      taste['voice.archetype'] === 'curator',
      taste['voice.archetype'] === 'librarian',
      taste['type.pairing'].startsWith('serif'),
      taste['emphasis.density_signals'] === 'dividers',
      taste['emphasis.cta_treatment'] === 'underline-only',
    ),
  sections(design) {
    const { copy, space } = design;
    const contents = featureItems(design, {
      tag: 'li',
      before: (at) => `<span class="number">${at + 1}</span>`,
    });
    const start = [hero(design), scene(design, mainPicture(design), colorFields(design, 'plates'))];
    const text = [article(design), quote(design)];
    return [
      ...start,
      ...(space.sparse ? text.toReversed() : text),
      section(
        'features',
        `${heading(copy.persona.features.title)}<ol class="list contents">${contents}</ol>`,
      ),
      offerGrid(design),
      contact(design),
    ];
  },
  rules: ({ space, style: { step }, type }) => `
.cover{display:grid;grid-template-columns:minmax(0,7fr) minmax(0,5fr);gap:${step(space.element)}px 48px;align-items:end}
.cover h1{grid-column:1/-1;max-width:16ch}${space.packed || space.sparse ? '' : '\n.scene figure:not(.pair){display:block}\n.scene figure:not(.pair)>*{width:100%;height:min(520px,60vw);object-fit:cover}'}
.columns{columns:2;column-gap:48px}
.columns p{max-width:none}
.columns>p:first-child::first-letter{float:left;font-family:${type.headingFamily};font-size:3.2em;line-height:.82;padding:.06em .1em 0 0}
.contents{display:grid;gap:${step(space.element)}px${space.packed ? ' 32px;grid-template-columns:1fr 1fr' : ''};padding:0;list-style:none}
.contents>li{display:grid;grid-template-columns:3ch minmax(0,4fr) minmax(0,7fr);gap:8px 24px;align-items:baseline}
.contents>li.group>*{margin-top:0}
.number{font-variant-numeric:tabular-nums;color:var(--soft)}
@media (max-width:760px){.cover{grid-template-columns:minmax(0,1fr)}.columns{columns:1}.contents>li{grid-template-columns:3ch minmax(0,1fr)}.contents p{grid-column:2}.contents.contents{grid-template-columns:1fr}}`,
} as const satisfies Layout;

function hero(design: Design): string {
  const { title, lead, actions, box } = openingOf(design);
  return `<section class="hero" id="top"><div class="wrap"><div class="cover ${box}">${title}\n${lead}\n${actions}</div></div></section>`;
}

/** The longest text of the page, in two columns. */
function article({ copy }: Design): string {
  const paragraphs = copy.story.map((text) => `<p>${withEmphasis(text)}</p>`);
  return section(
    'story',
    `${heading(copy.persona.story)}<div class="group prose columns">${paragraphs.join('')}</div>`,
  );
}
