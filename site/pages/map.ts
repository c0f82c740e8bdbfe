import type { Graph } from '../../src/catalog/graph.ts';
import type { BrandRecord } from '../../src/catalog/record.ts';
import { html, type Markup } from '../html.ts';
import { DRAWING, type BrandMap, type MappedBrand } from '../map/brand-map.ts';
import type { SitePage } from '../shell.ts';
import { AXES } from '../../src/grammar/axes/index.ts';

/** Neighbours of a brand in the list. */
const LISTED = 3;

/** All brands in a plane, by how alike they are, and the same as a list. */
export function mapPage({ mapped, fidelity }: BrandMap, graph: Graph): SitePage {
  const at = new Map(mapped.map((one) => [one.brand.slug, one]));
  return {
    path: '/map',
    title: 'Map',
    description: `${mapped.length} brands in a plane: those that look and speak alike lie near each other.`,
    kind: 'map',
    scripts: ['map'],
    main: html`<h1>Map</h1>
      <p class="intro">
        Brands that agree on many axes lie near each other, and a line leads from each brand to the one most
        like it. ${AXES.length} axes do not fit into a plane, so that two brands may lie nearer here than they
        are in the grammar: distances in both correlate by ${fidelity.toFixed(2)}.
        <a href="#list">The same as a list</a>
      </p>
      <div class="zoom" role="group" aria-label="Zoom">
        <button type="button" data-zoom="out">Smaller</button
        ><button type="button" data-zoom="in">Larger</button>
      </div>
      <div class="plane" tabindex="0" role="region" aria-label="Map of brands">
        <svg viewBox="0 0 ${DRAWING.width} ${DRAWING.height}" role="group" aria-label="Brands">
          <g class="lines">${lines(at, graph)}</g>
          ${mapped.map(place)}
        </svg>
      </div>
      ${list(graph)}`,
  };
}

/** From each brand to its nearest; a line between two that name each other is drawn once. */
function lines(at: ReadonlyMap<string, MappedBrand>, { nodes }: Graph): Markup {
  const pairs = new Map(
    nodes.flatMap(({ slug, nearest: [first] }) => {
      const ends = first === undefined ? [] : [slug, first.slug].toSorted();
      return ends.length === 0 ? [] : [[ends.join(' '), ends] as const];
    }),
  );
  return html`${[...pairs.values()].map(([from = '', to = '']) => {
    const [a, b] = [at.get(from)?.box, at.get(to)?.box];
    return a !== undefined && b !== undefined
      ? html`<path d="M${rounded(a.x)} ${rounded(a.y)}L${rounded(b.x)} ${rounded(b.y)}" />`
      : '';
  })}`;
}

function place({ brand, box }: MappedBrand): Markup {
  const { slug, name, render_tokens: tokens } = brand;
  const left = rounded(box.x - box.width / 2);
  const top = rounded(box.y - box.height / 2);
  return html`<a href="/styles/${slug}" transform="translate(${left} ${top})"
    ><rect width="${box.width - 4}" height="${box.height - 2}" /><path
      fill="${color(tokens.bg)}"
      d="M5 5h7v14H5z"
    /><path fill="${color(tokens.accent)}" d="M12 5h7v14h-7z" /><path
      class="edge"
      d="M5.5 5.5h13v13h-13z"
    /><text x="25" y="17">${name}</text></a
  > `;
}

/** A colour that may stand in an attribute. */
function color(value: BrandRecord['render_tokens']['bg']): string {
  return value !== undefined && value !== null && /^#[0-9a-f]{3,8}$/i.test(value) ? value : 'none';
}

function rounded(value: number): number {
  return Math.round(value);
}

function list({ nodes }: Graph): Markup {
  const names = new Map(nodes.map(({ slug, name }) => [slug, name]));
  return html`<section id="list">
    <h2>As a list</h2>
    <p>Each brand with the three that are most like it.</p>
    <ul class="near">
      ${nodes.map(
        ({ slug, name, nearest }) =>
          html`<li>
            <a href="/styles/${slug}">${name}</a>
            <small
              >${nearest
                .slice(0, LISTED)
                .map(
                  (near) =>
                    `${names.get(near.slug) ?? near.slug} ${Math.round(near.similarity * 100)}\u00a0%`,
                )
                .join(', ')}</small
            >
          </li>`,
      )}
    </ul>
  </section>`;
}
