import { dunes, hills, trees } from '../artwork/raster/land.ts';
import { leafShadow, paper, stairs } from '../artwork/raster/rooms.ts';
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
import { hasAccentHero } from '../style-sheet/layout.ts';
import { ROW_RULES } from './rows.ts';
import { points } from '../points.ts';
import type { Layout } from './layout.ts';

/** Chapters beside a list of them, with definitions and notes. */
export const documentation = {
  id: 'documentation',
  title: 'documentation',
  photographs: [paper, trees, stairs, leafShadow, dunes, hills],
  suits: (taste) =>
    points(
      taste['voice.archetype'] === 'engineer',
      taste['voice.archetype'] === 'librarian',
      taste['type.pairing'].endsWith('mono'),
      taste['imagery.strategy'] === 'none',
      taste['voice.formality'] === 'formal',
    ),
  sections(design) {
    const { copy } = design;
    const terms = featureItems(design, { tag: 'article', before: () => '' });
    const plate = scene(design, mainPicture(design), colorFields(design, 'meters'));
    const terminology = section(
      'features',
      `${heading(copy.persona.features.title)}<div class="list terms">${terms}</div>`,
    );
    const text = [terminology, story(design), quote(design)];
    const chapters = [
      ...(hasAccentHero(design) ? [] : [hero(design)]),
      ...(isWide(design) ? [] : [plate]),
      ...(design.space.sparse ? text.toReversed() : text),
      offerRows(design),
      contact(design),
    ];
    return [
      ...(hasAccentHero(design) ? [hero(design)] : []),
      ...(isWide(design) ? [plate] : []),
      `<div class="wrap manual">${design.space.sparse ? '<div></div>' : contents(design)}<div class="chapters">${chapters.join('\n')}</div></div>`,
    ];
  },
  rules: (design) => `${ROW_RULES(design)}
.manual{display:grid;grid-template-columns:200px minmax(0,1fr);gap:0 56px}
.manual .wrap{width:100%}
.manual h1{max-width:none}
.manual .scene:not(.photo){padding-inline:0}
.manual .split{grid-template-columns:1fr}
.toc{position:sticky;top:24px;align-self:start;padding-block:${design.style.step(design.space.section / 2)}px;display:grid;gap:8px;font-size:${design.type.small}px}
.terms{display:grid;gap:${design.style.step(design.space.element)}px${design.space.packed ? ' 32px;grid-template-columns:1fr 1fr' : ''}}
.terms>.group{display:grid;grid-template-columns:minmax(0,3fr) minmax(0,7fr);gap:8px 32px}
.terms>.group>*{margin-top:0}
@media (max-width:760px){.manual{grid-template-columns:minmax(0,1fr)}.toc{position:static;padding-block:24px 0}.terms.terms,.terms>.group{grid-template-columns:1fr}}`,
} as const satisfies Layout;

function hero(design: Design): string {
  const { title, lead, actions, box } = openingOf(design);
  return `<section class="hero" id="top"><div class="wrap"><div class="${box}">${title}\n${lead}\n${actions}</div></div></section>`;
}

/** Whether the scene is as wide as the window, above the chapters. */
function isWide({ taste, palette }: Design): boolean {
  return (
    hasAccentHero({ taste, palette }) ||
    taste['surface.texture'] === 'photo' ||
    taste['imagery.strategy'] === 'abstract'
  );
}

function contents({ copy: { persona } }: Design): string {
  const chapters = [
    ['features', persona.features.title],
    ['story', persona.story],
    ['offers', persona.offers.title],
    ['contact', persona.form.title],
  ] as const;
  const links = chapters.map(([id, title]) => `<a href="#${id}">${escapeHtml(title)}</a>`);
  return `<nav class="toc" aria-label="On this page">${links.join('')}</nav>`;
}
