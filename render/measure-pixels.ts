import type { DevTools, IsolatedWorld } from './devtools.ts';
import type { DumpedPixels } from '../src/rendered/page-dump.ts';

/** Screens that are looked at: those that weigh most in every reading. */
const SCREENS = 3;
/** CSS px to a pixel of the pictures: areas and grounds need no more, and half the sides cost a quarter of the time. */
const SCALE = 2;

/** What is taken away from the page before each picture. */
const STEPS = ['hideText', 'takeAwayPictures', 'takeAwayTextures'] as const;

/**
 * Takes a picture of the page without its text, one without pictures and one without textures too, and lets the browser
 * compare them. `tree()` of the collector was called before. Leaves the page without all that. Null when the browser
 * gives no picture.
 */
export async function measurePixels(world: IsolatedWorld, tools: DevTools): Promise<DumpedPixels | null> {
  const size = (await world.evaluate(
    `[innerWidth, Math.min(Math.max(document.documentElement.scrollHeight, innerHeight), ${SCREENS} * innerHeight)]`,
  )) as [number, number];
  const pictures: string[] = [];
  for (const step of STEPS) {
    await world.evaluate(`collector.${step}()`);
    const picture = await takePicture(tools, size);
    if (picture === null) return null;
    pictures.push(JSON.stringify(picture));
  }
  const pixels = await world.evaluate(`collector.pixels(${pictures.join()}, ${SCALE}, innerHeight)`);
  return pixels as DumpedPixels; // as the collector builds it
}

/** The upper part of the page, so many px, as a PNG in base64. */
async function takePicture(
  tools: DevTools,
  [width, height]: readonly [number, number],
): Promise<string | null> {
  try {
    const { data } = (await tools.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
      captureBeyondViewport: true,
      clip: { x: 0, y: 0, width, height, scale: 1 / SCALE },
    })) as { data: string };
    return data;
  } catch {
    return null; // a browser without a compositor, or a page that never paints
  }
}
