import { describe, expect, it } from 'vitest';
import type { PagePixels } from '../../src/cascade/page-pixels.ts';
import type { StyledPage } from '../../src/cascade/styled-page.ts';
import { toHex } from '../../src/color/hex.ts';
import type { Rgba } from '../../src/color/rgba.ts';
import { type Features, observe } from '../../src/features/index.ts';
import { perceive } from '../../src/perception/perceive.ts';
import { perceiveHtml } from '../perception/perceive-html.ts';

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };
const INK: Rgba = { r: 32, g: 32, b: 32, a: 1 };

/** Observations with these pixel measurements; `at` is the index of the element `#it`. */
function observed(body: string, css: string, found: (at: number) => Partial<PagePixels>): Features {
  const { page } = perceiveHtml(body, css);
  const at = page.elements.findIndex(({ id }) => id === 'it');
  const nothing = { height: 2400, palette: [], pictures: 0, textures: 0 };
  const seen: StyledPage = {
    ...page,
    pixels: { ...nothing, painted: new Map(), behindText: new Map(), ...found(at) },
  };
  return observe(perceive(seen));
}

describe('a page with pixel measurements', () => {
  const hero = '#it { height: 600px; background: #202020 url(a.jpg) center / cover; color: #fff }';

  it('has no picture if the image did not load', () => {
    const broken = observed('<div id="it">Text</div>', hero, (at) => ({ painted: new Map([[at, 0]]) }));
    const loaded = observed('<div id="it">Text</div>', hero, (at) => ({ painted: new Map([[at, 0.9]]) }));
    expect(broken.images.shown).toEqual([]);
    expect(broken.textures.surfaces).toEqual([]);
    expect(broken.grounds.pictured).toBe(0);
    expect(loaded.images.shown).toMatchObject([{ kind: 'photo' }]);
    expect(loaded.textures.surfaces).toMatchObject([{ kind: 'photo' }]);
  });

  it('has a contrast ratio for text on a picture', () => {
    const unseen = observed('<div id="it">Text</div>', hero, () => ({}));
    expect(unseen.textContrasts).toMatchObject({ known: [], onPictures: 4 });
    const { textContrasts } = observed('<div id="it">Text</div>', hero, (at) => ({
      behindText: new Map([[at, INK]]),
    }));
    expect(textContrasts.onPictures).toBe(0);
    expect(textContrasts.known[0]).toMatchObject({ ground: INK });
    expect(textContrasts.known[0]?.ratio).toBeCloseTo(16.3, 0);
  });

  it('uses the share of a fill from the pixels, and drops invisible fills', () => {
    const css = '#it { height: 200px; background: #d40000 } main { height: 600px; background: #0000d4 }';
    const red = { color: { r: 212, g: 0, b: 0, a: 1 }, share: 0.05 };
    const { paintedColors } = observed('<div id="it"></div><main></main>', css, () => ({
      palette: [{ color: WHITE, share: 0.9 }, red],
    }));
    const shares = Object.fromEntries(paintedColors.map(({ color, share }) => [toHex(color), share]));
    expect(shares['#d40000']).toBeCloseTo(0.05, 2);
    expect(shares).not.toHaveProperty('#0000d4');
  });

  it('uses the colours behind the text for a <canvas> ground', () => {
    const css =
      'canvas { position: absolute; inset: 0; width: 1280px; height: 800px } div { position: relative }';
    const body = `<canvas id="it"></canvas>${'<div>Some text</div>'.repeat(3)}`;
    const behind = (...blues: number[]) =>
      observed(body, css, (at) => ({
        behindText: new Map(blues.map((b, i) => [at + 1 + i, { r: 30, g: 120, b, a: 1 }])),
      }));
    const shown = behind(255, 200, 120);
    expect(shown.textures.surfaces).toMatchObject([{ kind: 'gradient', share: 1 }]);
    expect(shown.grounds.pictured).toBe(0);
    expect(behind(200, 200, 200).textures.surfaces).toEqual([]);
    expect(behind(200, 200, 200).grounds.candidates[0]?.color).toMatchObject({ r: 30, g: 120, b: 200 });
    expect(behind(200).grounds.pictured).toBeGreaterThan(0.9);
  });

  it('keeps a tint over a photograph although the pixels show the photograph', () => {
    const css = `#it { height: 600px; background: url(a.jpg) center / cover }
      main { height: 600px; background: rgb(0 0 212 / 0.95) }`;
    const { paintedColors } = observed('<div id="it"><main></main></div>', css, (at) => ({
      painted: new Map([[at, 1]]),
      palette: [{ color: WHITE, share: 0.6 }],
    }));
    expect(paintedColors.some(({ color, share }) => color.b > 200 && color.r < 30 && share > 0.2)).toBe(true);
  });
});
