import { flatTokens, firstScheme, otherScheme } from '../../src/catalog/flat-tokens.ts';
import type { BrandRecord } from '../../src/catalog/record.ts';
import { voiceText } from '../../src/catalog/voice-example.ts';
import { contrastRatio } from '../../src/color/contrast.ts';
import { tokenColor } from '../../src/catalog/token-values.ts';
import { AXES } from '../../src/grammar/axes/index.ts';
import { typefacesOf } from '../../src/board/sections/colophon.ts';
import { facesOf } from '../../src/board/type/font-faces.ts';
import { html, type Markup } from '../html.ts';
import { facts } from '../parts/brand-facts.ts';
import { boardPicture, useIt, type Download } from '../parts/use-brand.ts';
import { prose } from '../parts/prose.ts';
import { tile } from '../parts/tile.ts';
import type { SitePage } from '../shell.ts';

/** What the page of a brand shows besides its record. */
export interface BrandContext {
  readonly neighbours: readonly BrandRecord[];
  /** Name of each document of the brand and its path. */
  readonly downloads: readonly Download[];
  /** What its poster shows; null without one. */
  readonly posterTitle: string | null;
}

/** The page of one brand: its move, tokens, axes, voice, neighbours, sources and documents. */
export function stylePage(
  brand: BrandRecord,
  { neighbours, downloads, posterTitle }: BrandContext,
): SitePage {
  const { slug, name, signature_move: move } = brand;
  return {
    path: `/styles/${slug}`,
    title: name,
    description: move,
    kind: 'style',
    ...(brand.has_screenshot && {
      picture: { path: `/styles/screenshots/${slug}.webp`, alt: `Board of ${name}` },
    }),
    styles: ['/site/tiles.css', `/site/brands/${slug}.css`],
    scripts: ['copy'],
    main: html`<header class="brand-head b-${slug}">
        <div>
          <h1>${name}</h1>
          <p>${move}</p>
        </div>
        ${posterTitle === null ? '' : poster(slug, posterTitle)}
      </header>
      <dl class="facts">${facts(brand)}</dl>
      <section class="columns">
        <div>
          <h2>Signature move</h2>
          ${prose(brand.body.signature_move)} ${useIt(brand, downloads)}
        </div>
        ${boardPicture(brand)}
      </section>
      ${palette(brand)} ${typeScale(brand)} ${otherTokens(brand)} ${components(brand)} ${axes(brand)}
      <section class="columns">
        <div>
          <h2>Voice</h2>
          ${prose(voiceText(brand.voice, brand.body.doc_voice))}
        </div>
        <div>
          <h2>Era and lineage</h2>
          ${prose(brand.body.era_lineage)}
        </div>
      </section>
      <section>
        <h2>What it avoids</h2>
        <ul class="plain">
          ${brand.body.anti_patterns.map((one) => html`<li>${one}</li>`)}
        </ul>
      </section>
      ${nearest(neighbours)} ${sources(brand)}`,
  };
}

function poster(slug: string, title: string): Markup {
  const path = `/api/styles/${slug}/poster.svg`;
  return html`<a href="${path}"><img src="${path}" width="1200" height="800" alt="${title}" /></a>`;
}

function palette({ tokens, theme }: BrandRecord): Markup {
  const first = firstScheme(theme, tokens);
  const schemes = [first, otherScheme(first)].filter((scheme) => tokens.color[scheme] !== undefined);
  return html`<section>
    <h2>Colour</h2>
    <p class="note">
      Ratios are the contrast on the background, those of labels (on-…) on the colour they are for.
    </p>
    ${schemes.map((scheme) => {
      const colors = tokens.color[scheme] ?? {};
      return html`<h3>${scheme}</h3>
        <ul class="swatches">
          ${Object.entries(colors).map(
            ([role, hex]) =>
              html`<li>
                <span class="swatch c-${hex.slice(1)}"></span>
                <p><b>${role}</b>${ratio(role, hex, colors)}</p>
                <p><code>${hex}</code> ${copy(hex)}</p>
              </li>`,
          )}
        </ul>`;
    })}
  </section>`;
}

/** Contrast on the background; of labels such as `on-primary`, on the colour that they are named after. */
function ratio(role: string, hex: string, colors: Readonly<Record<string, string>>): Markup {
  const own = role.startsWith('on-') ? role.slice('on-'.length) : null;
  const on = own !== null && colors[own] !== undefined ? own : 'background';
  const ground = colors[on];
  if (ground === undefined || role === on) return html``;
  const value = contrastRatio(tokenColor(hex), tokenColor(ground));
  return html` <small title="Contrast on ${on}">${value.toFixed(1)}:1</small>`;
}

function copy(text: string): Markup {
  return html`<button type="button" class="copy" data-copy="${text}">copy</button>`;
}

function typeScale(brand: BrandRecord): Markup {
  const { tokens } = brand;
  const { families = {}, sizes = {}, weights = {} } = tokens.type ?? {};
  const rows = Object.entries(sizes).toSorted((a, b) => Number.parseFloat(b[1]) - Number.parseFloat(a[1]));
  if (rows.length === 0 && Object.keys(families).length === 0) return html``;
  return html`<section>
    <h2>Type</h2>
    <ul class="plain">
      ${Object.entries(families).map(
        ([role, family]) =>
          html`<li>
            <b>${role}</b> ${family.stack}
            <small
              >${family.class}${family.substitute === undefined ? '' : `; open substitute: ${family.substitute}`}</small
            >
          </li>`,
      )}
    </ul>
    <p class="note">${typefacesOf(facesOf(tokens)).join(' ')}</p>
    <ol class="scale">
      ${rows.map(
        ([role, size]) =>
          html`<li>
            <span class="t-${role}">Hamburgefonts</span
            ><small>${role} ${size}${weights[role] === undefined ? '' : ` · ${weights[role]}`}</small>
          </li>`,
      )}
    </ol>
  </section>`;
}

const SHAPES = [
  'spacing',
  'radius',
  'border',
  'shadow',
  'duration',
  'ease',
  'leading',
  'tracking',
  'breakpoint',
  'container',
];

function otherTokens({ tokens, theme }: BrandRecord): Markup {
  const list = flatTokens(tokens, firstScheme(theme, tokens));
  const groups = Map.groupBy(list, ({ path }) => path.slice(0, path.indexOf('.')));
  const shown = SHAPES.flatMap((group) => {
    const own = groups.get(group);
    return own === undefined ? [] : [[group, own] as const];
  });
  if (shown.length === 0) return html``;
  return html`<section>
    <h2>Space, shape, motion</h2>
    <div class="groups">
      ${shown.map(
        ([group, own]) =>
          html`<div>
            <h3>${group}</h3>
            <dl class="values">
              ${own.map(
                ({ path, value }) =>
                  html`<div>
                    <dt>${path.slice(path.indexOf('.') + 1)}</dt>
                    <dd><code>${value}</code></dd>
                  </div>`,
              )}
            </dl>
          </div>`,
      )}
    </div>
  </section>`;
}

function components({ components: known }: BrandRecord): Markup {
  if (known === undefined) return html``;
  const { button, input, card, link } = known;
  return html`<section>
    <h2>Components</h2>
    <div class="stage">
      ${[
        button && html`<button type="button" class="x-button">Button</button>`,
        input && html`<input class="x-input" aria-label="Input" value="Input" />`,
        card && html`<div class="x-card">Card</div>`,
        link && html`<a class="x-link" href="#main">Link</a>`,
      ]}
    </div>
  </section>`;
}

function axes({ grammar_flat: grammar = {}, grammar_basis: basis }: BrandRecord): Markup {
  const sourced = Object.entries(basis?.sourced ?? {}).map(([id, { reason }]) => [id, reason] as const);
  const reasons: Readonly<Record<string, string | undefined>> = {
    ...basis?.recalled,
    ...Object.fromEntries(sourced),
  };
  const computed = new Set<string>(basis?.computed ?? []);
  const rows = AXES.flatMap(({ id }) => (grammar[id] === undefined ? [] : [[id, grammar[id]] as const]));
  return html`<section>
    <h2>Axes</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="Axes">
      <table>
        <thead>
          <tr>
            <th scope="col">Axis</th>
            <th scope="col">Value</th>
            <th scope="col">Known from</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ([id, value]) =>
              html`<tr>
                <th scope="row"><a href="/grammar#${id}">${id}</a></th>
                <td>${value}</td>
                <td>
                  ${computed.has(id) ? 'computed from the tokens' : (reasons[id] ?? 'measured on its pages')}
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}

function nearest(neighbours: BrandContext['neighbours']): Markup {
  if (neighbours.length === 0) return html``;
  return html`<section>
    <h2>Looks most like</h2>
    <ul class="wall small">
      ${neighbours.map((brand) => tile(brand, 'h3'))}
    </ul>
  </section>`;
}

function sources({ sources: all }: BrandRecord): Markup {
  if (all.length === 0) return html``;
  return html`<section>
    <h2>Sources</h2>
    <ul class="plain">
      ${all.map(
        ({ ref, path, relation }) =>
          html`<li><code>${ref}</code> ${path ?? ''} <small>${relation}</small></li>`,
      )}
    </ul>
  </section>`;
}
