import { axesSeen, axesForVision, withVisionFindings } from '../src/grammar/vision-findings.ts';
import type { Readings } from '../src/grammar/read-axes.ts';
import { passErrorMessage, type Budget } from './budget.ts';
import type { RenderService } from './render-client.ts';

/** The contribution of the vision model to the readings. */
export interface VisionPass {
  readonly enabled: boolean;
  readonly used: boolean;
  /** Axes whose value the model read from a screenshot. */
  readonly axes: readonly string[];
  /** Null when no model was called. */
  readonly provider: string | null;
  readonly error?: string;
}

export const NO_VISION_PASS: VisionPass = { enabled: false, used: false, axes: [], provider: null };

interface VisionResult {
  readonly readings: Readings;
  readonly visionPass: VisionPass;
}

/**
 * Asks a vision model for the axes that the page does not determine. On failure the readings stay unchanged.
 * @param takeScreenshot takes a screenshot of the viewport as base64 JPEG; called only when an axis is missing
 */
export async function runVisionPass(
  readings: Readings,
  takeScreenshot: () => Promise<string>,
  service: RenderService,
  budget: Budget,
): Promise<VisionResult> {
  const axes = axesForVision(readings);
  if (axes.length === 0) return { readings, visionPass: { ...NO_VISION_PASS, enabled: true } };
  try {
    const screenshot = { media_type: 'image/jpeg' as const, data: await takeScreenshot() };
    const { provider, findings } = await service.askVision({ screenshot, axes }, budget.signal('vision'));
    const filled = withVisionFindings(readings, findings);
    return { readings: filled, visionPass: { enabled: true, used: true, axes: axesSeen(filled), provider } };
  } catch (cause) {
    const error = passErrorMessage(cause, 'vision');
    return { readings, visionPass: { ...NO_VISION_PASS, enabled: true, error } };
  }
}
