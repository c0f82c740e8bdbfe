import type { ScriptContext, ScriptedMotion } from './call-reader.ts';
import { changedIn } from './call-targets.ts';
import { bodyOf, bodyWithCalled, MAX_BODY } from './callback-body.ts';
import { argumentsOf, type ScriptCall } from '../../document/script-text.ts';

/** A listener of the scroll or the pointer that moves things along. */
export function listener(call: ScriptCall, script: ScriptContext): ScriptedMotion | null {
  const { text } = script;
  const written = argumentsOf(text, call.open, MAX_BODY);
  const event = call.name === 'scroll' ? 'scroll' : (/^\s*["'`](\w+)/.exec(written)?.[1] ?? '');
  if (event === 'scroll')
    return onScroll(bodyWithCalled(written.replace(/^\s*["'`]\w+["'`]\s*,/, ''), script), script);
  if (event !== 'mousemove' && event !== 'pointermove') return null;
  const body = bodyOf(written.replace(/^[^,]*,/, ''), script);
  if (
    !/client[XY]|page[XY]|offset[XY]/.test(body) ||
    !/\.style\b|\.css\(|setProperty|gsap|transform/.test(body)
  )
    return null;
  return {
    name: 'pointer following',
    trigger: 'gesture',
    targets: changedIn(body, script),
    timing: null,
    needs: [],
  };
}

/** A listener of scrolling that shows elements when they are reached, or moves them along. */
function onScroll(body: string, script: ScriptContext): ScriptedMotion | null {
  const follows =
    /(?:scrollY|pageYOffset|scrollTop|scrollPos\w*|scrolled?)\b[^;]{0,30}\*|\*\s*(?:window\.)?(?:scrollY|pageYOffset|scrolled?\b|speed)/i.test(
      body,
    ) && /translate|backgroundPosition|background-position|\.style\.(?:top|transform)/.test(body);
  const reaches = /getBoundingClientRect|offset\(\)\.top|offsetTop|isInViewport|inView/i.test(body);
  const shows = /classList\.(?:add|remove)|(?:add|remove)Class|\.style\.(?:opacity|transform)|fadeIn/.test(
    body,
  );
  const isMenu = /["'`][^"'`]{0,30}(?:nav|menu)[^"'`]{0,30}["'`]|["'`]a["'`]|href/i.test(body);
  if (!follows && (!reaches || !shows || isMenu)) return null;
  return {
    name: follows ? 'parallax' : 'shown when reached',
    trigger: 'scroll',
    targets: changedIn(body, script),
    timing: null,
    needs: [],
  };
}
