import type { Component, FunctionComponent } from '../../css/component.ts';
import type { Cursor } from '../../css/cursor.ts';
import { canonicalText } from './canonical-text.ts';
import { keyword } from './keyword.ts';
import { type Grammar, oneOf, sizeOf, type Specified, specified, type ValueContext } from './specified.ts';

/** Whether the arguments of a function are valid. */
export type Check = (args: Cursor) => boolean;

const none = keyword('none');

/**
 * `none` or a list of functions, as canonical text. `checks` lists the valid functions; `write` serialises one of
 * them (canonical text by default).
 */
export function functionList(
  checks: ReadonlyMap<string, Check>,
  write?: (call: FunctionComponent, args: Cursor) => Specified<string> | null,
): Grammar<string> {
  return oneOf(none, (cursor) => {
    const written: Specified<string>[] = [];
    while (!cursor.done) {
      const url = cursor.peek();
      if (url?.kind === 'url' && checks.has('url')) {
        cursor.take();
        written.push(canonicalText([url]));
        continue;
      }
      const call = takeCall(cursor, checks);
      if (call === null) return null;
      written.push(write?.(call, cursor.inside(call)) ?? canonicalText([call]));
    }
    const join = (context: ValueContext) => written.map((text) => text.compute(context)).join(' ');
    return specified(join, false, sizeOf(written));
  });
}

function takeCall(cursor: Cursor, checks: ReadonlyMap<string, Check>): FunctionComponent | null {
  const component: Component | undefined = cursor.take();
  if (component?.kind !== 'function') return null;
  const args = cursor.inside(component);
  return checks.get(component.name)?.(args) === true && args.done ? component : null;
}
