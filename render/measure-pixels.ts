import type { DevTools, IsolatedWorld } from './devtools.ts';
import type { DumpedPixels } from '../src/rendered/page-dump.ts';

/** Screens that are measured; they have the largest weight in a reading. */
const SCREENS = 3;
/** CSS px per image pixel; screenshots at half size are precise enough and take a quarter of the time. */
const SCALE = 2;

/** Layers hidden before each screenshot. */
const STEPS = ['hideText', 'hidePictures', 'hideTextures'] as const;

/**
 * Takes screenshots of the page without text, then also without images, then also without textures, and compares
 * them in the browser. Call `tree()` of the collector first. The layers stay hidden. Null when a screenshot fails.
 */
export async function measurePixels(world: IsolatedWorld, tools: DevTools): Promise<DumpedPixels | null> {
  const size = (await world.evaluate(
    `[innerWidth, Math.min(Math.max(document.documentElement.scrollHeight, innerHeight), ${SCREENS} * innerHeight)]`,
  )) as [number, number];
  const screenshots: string[] = [];
  for (const step of STEPS) {
    await world.evaluate(`collector.${step}()`);
    const screenshot = await captureScreenshot(tools, size);
    if (screenshot === null) return null;
    screenshots.push(JSON.stringify(screenshot));
  }
  const pixels = await world.evaluate(`collector.pixels(${screenshots.join()}, ${SCALE}, innerHeight)`);
  return pixels as DumpedPixels; // the collector's result type
}

/** The upper `height` px of the page as a PNG in base64. */
async function captureScreenshot(
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
    return null; // no compositor, or a page that never paints
  }
}
