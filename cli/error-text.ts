import { TasteError } from '../src/errors.ts';
import { printableText } from './output/printable.ts';
import type { Paint } from './output/paint.ts';
import { UsageError } from './usage-error.ts';

/** The message of a command that failed, for people. */
export function errorText(error: unknown, paint: Paint): string {
  const head = paint('red', 'taste:');
  if (error instanceof UsageError) return `${head} ${printableText(error.message)}\n`;
  if (!(error instanceof TasteError)) {
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return `${head} Internal error; please report it with this text.\n${detail}\n`;
  }
  const near =
    error.didYouMean.length === 0
      ? adviceOn(error)
      : ` Did you mean ${printableText(error.didYouMean.join(' or '))}?`;
  return `${head} ${printableText(asOption(error.message))}${error.message.includes('Did you mean') ? '' : near}\n`;
}

/** What to do, in the words of the command line. */
function adviceOn({ code }: TasteError): string {
  if (code === 'unknown_brand')
    return ' `taste search` finds brands of the catalog. Private brands are in the database of a service only.';
  return code === 'private_address' ? ' --allow-host lists private hosts that may be read.' : '';
}

/** Request fields in the words of the command line. */
const OPTIONS: Readonly<Record<string, string>> = {
  target_brand: '--brand',
  target_url: '--target-url',
  target_grammar: '--grammar',
  target_tokens: '--tokens',
  brief: '--brief',
  waive: '--waive',
  ignore_axes: '--ignore',
  baseline: '--baseline',
  base_url: '--base-url',
  candidate_url: '--candidate',
};

/** Names the option in place of the request field that an error begins with. */
function asOption(message: string): string {
  return message.replace(/^`?([a-z_]+)`?(?=[.:\d]|\s)/, (field, name: string) => OPTIONS[name] ?? field);
}
