import { axesSeen, axesForVision, withVisionFindings } from '../src/grammar/vision-findings.ts';
import type { Readings } from '../src/grammar/read-axes.ts';
import { whyPassFailed, type Budget } from './budget.ts';
import type { RenderService } from './render-client.ts';

/** What a model that looks at the page had to do with the readings. */
export interface VisionPass {
  readonly enabled: boolean;
  readonly used: boolean;
  /** Axes that have their value from a picture. */
  readonly axes: readonly string[];
  /** Null when nobody was asked. */
  readonly provider: string | null;
  readonly error?: string;
}

export const NO_PIXELS: VisionPass = { enabled: false, used: false, axes: [], provider: null };

/** Milliseconds a model gets. */
const LOOK_MS = 10_000;

interface Looked {
  readonly readings: Readings;
  readonly visionPass: VisionPass;
}

/**
 * Has a model look for the axes that the page itself does not show. What fails leaves the readings as they are.
 * @param picture of the first screen, base64 JPEG; it is only taken when there is something to look for
 */
export async function lookAt(
  readings: Readings,
  picture: () => Promise<string>,
  service: RenderService,
  budget: Budget,
): Promise<Looked> {
  const axes = axesForVision(readings);
  if (axes.length === 0) return { readings, visionPass: { ...NO_PIXELS, enabled: true } };
  try {
    const screenshot = { media_type: 'image/jpeg' as const, data: await picture() };
    const { provider, findings } = await service.look({ screenshot, axes }, budget.signal(LOOK_MS));
    const filled = withVisionFindings(readings, findings);
    return { readings: filled, visionPass: { enabled: true, used: true, axes: axesSeen(filled), provider } };
  } catch (cause) {
    const error = whyPassFailed(cause, 'vision');
    return { readings, visionPass: { ...NO_PIXELS, enabled: true, error } };
  }
}
