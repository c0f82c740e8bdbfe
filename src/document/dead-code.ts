import { functionBodyAt } from './script-text.ts';

const MAX_BLOCK = 60_000; // characters of one block
const MAX_BLOCKS = 50; // of one script
const NEVER = /\bif\s{0,4}\(\s{0,4}(?:false|0|!1)\s{0,4}\)/g;
const DECLARED = /\bfunction\s{1,4}([\w$]{1,60})\s{0,4}\(/g;

/**
 * A script without blocks that never run: those of `if (false)`, and functions that neither the script nor the rest of the
 * page mentions again. They become spaces.
 * @param isMentioned whether another script or an attribute of the page contains a name
 */
export function withoutDeadCode(text: string, isMentioned: (name: string) => boolean): string {
  const never = [...text.matchAll(NEVER)].map(({ index, 0: head }) => index + head.length);
  const unused = [...text.matchAll(DECLARED)].flatMap(({ index, 0: head, 1: name = '' }) =>
    hasName(text.slice(0, index), name) || hasName(text.slice(index + head.length), name) || isMentioned(name)
      ? []
      : [index + head.length],
  );
  let live = text;
  for (const at of [...never, ...unused].slice(0, MAX_BLOCKS)) {
    const body = functionBodyAt(live, at, MAX_BLOCK);
    const start = live.indexOf('{', at) + 1;
    live = live.slice(0, start) + ' '.repeat(body.length) + live.slice(start + body.length);
  }
  return live;
}

/** Whether a text contains a name that is not part of a longer one. */
export function hasName(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!isPart(text[at - 1]) && !isPart(text[at + name.length])) return true;
  return false;
}

const isPart = (char: string | undefined) => char !== undefined && /[\w$]/.test(char);
