import type { Aspect } from './aspects.ts';
import type { SeenComponent } from './seen-controls.ts';

interface Look {
  /** Of the first component that looks so. */
  readonly aspects: readonly Aspect[];
  attention: number;
}

/**
 * The properties of one component, so that what an answer says of them is true of an element of the page: of those that
 * look alike the first, from the look that costs most by its place and by what differs.
 */
export function tellingComponent(
  seen: readonly SeenComponent[],
  aspectsOf: (component: SeenComponent) => readonly Aspect[],
): readonly Aspect[] {
  const looks = new Map<string, Look>();
  for (const component of seen) {
    const aspects = aspectsOf(component);
    const key = aspects.map(({ measured }) => measured).join();
    const look = looks.get(key) ?? { aspects, attention: 0 };
    look.attention += component.attention;
    looks.set(key, look);
  }
  const [first] = [...looks.values()].toSorted((a, b) => lossOf(b) - lossOf(a) || b.attention - a.attention);
  return first?.aspects ?? [];
}

function lossOf({ aspects, attention }: Look): number {
  return attention * aspects.reduce((sum, { score }) => sum + 1 - score, 0);
}
