import type { Grammar } from '../../src/grammar/axes/index.ts';
import type { IdentityCard } from '../../src/identity/judge-identity.ts';
import { TARGET_UNKNOWN } from '../../src/identity/part.ts';
import type { Waivers } from '../../src/identity/waivers.ts';

/** What the target of a score states. */
interface Stated {
  readonly axes: Grammar;
  readonly identity: IdentityCard | null;
}

/** The waivers of a request, axes first. @param stated null when the caller may not read the target */
export function presentWaivers({ axes, parts }: Waivers, stated: Stated | null) {
  const applied = (isStated: boolean) => (stated === null ? {} : { applied: isStated });
  return [
    ...[...axes].map(([id, reason]) => {
      return { name: id, reason, ...applied(stated?.axes[id] !== undefined) };
    }),
    ...[...parts].map(([id, reason]) => {
      const own = stated?.identity?.parts.find(({ part }) => part.id === id)?.result;
      const isStated = own !== undefined && (own.score !== null || own.reason !== TARGET_UNKNOWN);
      return { name: `identity.${id}`, reason, ...applied(isStated) };
    }),
  ];
}
