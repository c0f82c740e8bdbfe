import {
  APICallError,
  generateText,
  jsonSchema,
  NoObjectGeneratedError,
  Output,
  type LanguageModel,
} from 'ai';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { fail, TasteError, type ErrorCode } from '../../src/errors.ts';
import type { Axis } from '../../src/grammar/axis.ts';
import type { AxisId } from '../../src/grammar/axes/index.ts';
import { VISIBLE_AXES, type VisionFinding } from '../../src/grammar/vision-findings.ts';
import type { RenderEnv } from '../env.ts';
import type { VisionAnswer, VisionRequest } from '../../src/rendered/vision-request.ts';
import { shortened } from '../../src/text/shortened.ts';
import { instructions, questionAbout } from './question.ts';
import { visionModel } from './vision-model.ts';

/** Tokens of an answer about every axis, including the model's reasoning. */
const MAX_TOKENS = 6_000;
/** Characters of a model's evidence. */
const MAX_SEEN = 160;

/**
 * The schema that providers enforce. Simple on purpose, because each provider supports another part of JSON Schema;
 * which value belongs to which axis is checked here.
 */
const AnswerSchema = v.strictObject({
  readings: v.array(
    v.strictObject({
      axis: v.string(),
      value: v.string(),
      certainty: v.picklist(['certain', 'likely', 'unsure']),
      seen: v.string(),
    }),
  ),
});
type Answer = v.InferOutput<typeof AnswerSchema>;

const OUTPUT = Output.object({
  name: 'taste_of_a_page',
  schema: jsonSchema<Answer>(toJsonSchema(AnswerSchema) as Parameters<typeof jsonSchema>[0], {
    validate: (given) => {
      const { success, output, issues } = v.safeParse(AnswerSchema, given);
      return success ? { success, value: output } : { success, error: new Error(v.summarize(issues)) };
    },
  }),
});

/**
 * Asks a model to judge a screenshot of a page. One attempt, because a caller is waiting. Throws `not_configured`,
 * `limit_reached`, `timeout`, `unreachable` or `unparseable`, with a public message.
 */
export async function askVisionModel(
  { screenshot, axes }: VisionRequest,
  env: RenderEnv,
  signal: AbortSignal,
): Promise<VisionAnswer> {
  const { provider, name, model } = visionModel(env);
  const asked = VISIBLE_AXES.filter(({ id }) => axes.includes(id));
  const answer = await ask(model, asked, screenshot, signal);
  return { provider, model: name, findings: findingsIn(answer, asked) };
}

async function ask(
  model: LanguageModel,
  axes: readonly Axis<AxisId>[],
  { data, media_type: mediaType }: VisionRequest['screenshot'],
  signal: AbortSignal,
): Promise<Answer> {
  const asking = generateText({
    model,
    output: OUTPUT,
    system: instructions,
    messages: [
      {
        role: 'user',
        content: [
          { type: 'file', data, mediaType },
          { type: 'text', text: questionAbout(axes) },
        ],
      },
    ],
    maxOutputTokens: MAX_TOKENS,
    maxRetries: 0,
    abortSignal: signal,
  });
  try {
    const result = await Promise.race([asking, aborted(signal)]);
    return result.finishReason === 'content-filter' ? fail('unparseable', DECLINED) : result.output;
  } catch (cause) {
    const [code, detail] = signal.aborted ? TIMED_OUT : problemOf(cause);
    return fail(code, detail, { cause });
  }
}

/** Not every provider's client stops when the signal aborts. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Aborted.')));
  });
}

const DECLINED = 'The vision model declined to describe the page. Choose another model with VISION_MODEL.';
const WRONG_SHAPE = 'The vision model returned an answer in an unexpected format. Try again later.';
const TIMED_OUT = ['timeout', 'The vision model did not answer in time. Try again later.'] as const;

function problemOf(error: unknown): readonly [ErrorCode, string] {
  if (error instanceof TasteError) return [error.code, error.message];
  if (NoObjectGeneratedError.isInstance(error)) {
    return ['unparseable', error.finishReason === 'content-filter' ? DECLINED : WRONG_SHAPE];
  }
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  if (status === undefined)
    return ['unreachable', 'The vision provider could not be reached. Try again later.'];
  if (status === 429)
    return ['limit_reached', 'The vision provider accepts no more requests at the moment. Try again later.'];
  if (status === 401 || status === 403)
    return ['not_configured', 'The vision provider refused the API key. Check the key in the configuration.'];
  return ['unreachable', `The vision provider returned HTTP ${status}. Try again later.`];
}

/** The first answer for each requested axis, if it is one of the axis' values and not a guess. */
function findingsIn({ readings }: Answer, axes: readonly Axis<AxisId>[]): VisionFinding[] {
  return axes.flatMap(({ id, values }) => {
    const found = readings.find(({ axis }) => axis === id);
    if (found === undefined || found.certainty === 'unsure' || !values.includes(found.value)) return [];
    const { value, certainty } = found;
    return [{ axis: id, value, certainty, seen: oneLine(found.seen) }];
  });
}

/** Cleans the text of a model that has seen an untrusted page: it may contain anything. */
function oneLine(text: string): string {
  const line = text
    .slice(0, 4 * MAX_SEEN)
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim();
  return shortened(line, MAX_SEEN);
}
