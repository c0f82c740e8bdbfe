import type { Action, ActionLook } from '../../../features/actions.ts';
import type { Features } from '../../../features/index.ts';
import { largestOf } from '../../facts.ts';
import { measuresOf } from '../../measure.ts';

const SIZE = 'px × place';
/** Side of a square as large as the action, times the weight of its place. */
const prominence = ({ area, attention }: Action) => Math.sqrt(area) * attention;

export const MEASURES = measuresOf(factsOf, [
  ['largest solid action', SIZE, 'log', ({ calls }) => largest(calls, 'solid')],
  ['largest gradient action', SIZE, 'log', ({ calls }) => largest(calls, 'gradient')],
  ['largest outlined action', SIZE, 'log', ({ calls }) => largest(calls, 'outline')],
  ['largest underlined action', SIZE, 'log', ({ calls }) => largest(calls, 'underline')],
  ['largest text action', SIZE, 'log', ({ calls }) => largest(calls, 'text')],
  ['largest solid request', SIZE, 'log', ({ asking }) => largest(asking, 'solid')],
  ['largest outlined request', SIZE, 'log', ({ asking }) => largest(asking, 'outline')],
  ['largest text request', SIZE, 'log', ({ asking }) => largest(asking, 'text')],
  ['contrast of the strongest solid action', 'OKLab', 'linear', ({ calls }) => strongest(calls)],
  ['buttons', 'buttons', 'log', ({ calls }) => calls.filter(({ kind }) => kind === 'button').length],
  ['requests', 'actions', 'log', ({ asking }) => asking.length],
  ['underlined links', 'links', 'log', ({ links }) => links.filter(isUnderlined).length],
  ['links', 'links', 'log', ({ links }) => links.length],
]);

function factsOf({ actions }: Features) {
  const outside = actions.filter(({ navigation, spreads }) => !navigation && !spreads);
  return {
    calls: outside.filter(({ kind, asks }) => kind === 'button' || asks),
    asking: outside.filter(({ asks }) => asks),
    links: outside.filter(({ kind }) => kind === 'link'),
  };
}

const isUnderlined = ({ look }: Action) => look === 'underline';

function largest(actions: readonly Action[], look: ActionLook): number {
  return largestOf(
    actions.filter((action) => action.look === look),
    prominence,
  );
}

function strongest(actions: readonly Action[]): number {
  return largestOf(
    actions.filter(({ look }) => look === 'solid'),
    ({ contrast }) => contrast,
  );
}
