import { points } from '../../points.ts';
import { short } from '../svg.ts';
import { oneOf, type IllustrationStyle } from './style.ts';

/** Flat vessels and fruit on a table before a window. */
export const stillLife: IllustrationStyle = {
  id: 'still-life',
  alt: 'Vessels and fruit on a table',
  suits: (taste) =>
    points(
      taste['voice.archetype'] === 'friend' || taste['voice.archetype'] === 'concierge',
      taste['palette.warmth'] === 'warm',
      taste['surface.radius'] === '12-16px',
    ),
  draw(random) {
    const table = 232 + 20 * random();
    const sun = `<circle cx="${short(90 + 300 * random())}" cy="${short(70 + 50 * random())}" r="${short(46 + 30 * random())}" fill="var(--accent-2)"/>`;
    const count = 4;
    const things = Array.from({ length: count }, (_, at) => {
      const x = 70 + at * 112 + 20 * random();
      return oneOf(random, bottle, bowl, jug, plant)(random, x, table + 6 + 30 * random());
    });
    return `<path d="M0 0h480v${short(table)}H0z" fill="var(--line)" opacity=".55"/>${sun}<path d="M0 ${short(table)}h480v120H0z" fill="var(--ground)"/><path d="M0 ${short(table)}h480" stroke="var(--ink)" stroke-width="2"/>${things.join('')}`;
  },
};

type Thing = (random: () => number, x: number, foot: number) => string;

const fillOf = (random: () => number) =>
  oneOf(random, 'var(--ink)', 'var(--accent)', 'var(--accent-2)', 'var(--soft)');

const bottle: Thing = (random, x, foot) => {
  const [half, height] = [16 + 12 * random(), 120 + 60 * random()];
  const neck = half * 0.34;
  return `<path d="M${short(x - half)} ${short(foot)}v${short(-height * 0.55)}q0-22 ${short(half - neck)}-34v${short(-height * 0.3)}h${short(2 * neck)}v${short(height * 0.3)}q${short(half - neck)} 12 ${short(half - neck)} 34v${short(height * 0.55)}z" fill="${fillOf(random)}"/><path d="M${short(x - half)} ${short(foot - height * 0.38)}h${short(2 * half)}v${short(height * 0.2)}h${short(-2 * half)}z" fill="var(--ground)"/>`;
};

const bowl: Thing = (random, x, foot) => {
  const half = 40 + 14 * random();
  const fruit = Array.from({ length: 3 }, (_, at) => {
    const r = 14 + 7 * random();
    return `<circle cx="${short(x + (at - 1) * half * 0.55)}" cy="${short(foot - 44 - 6 * random())}" r="${short(r)}" fill="${fillOf(random)}"/>`;
  });
  return `${fruit.join('')}<path d="M${short(x - half)} ${short(foot - 40)}h${short(2 * half)}q-4 38-${short(half * 0.7)} 40h${short(-half * 0.6)}q-${short(half * 0.66)}-2-${short(half * 0.7)}-40z" fill="var(--ink)"/>`;
};

const jug: Thing = (random, x, foot) => {
  const half = 28 + 10 * random();
  const height = 84 + 40 * random();
  return `<path d="M${short(x + half * 0.7)} ${short(foot - height * 0.8)}q${short(half * 1.1)} 4 ${short(half * 0.2)} ${short(height * 0.5)}" fill="none" stroke="var(--ink)" stroke-width="7"/><path d="M${short(x - half * 0.6)} ${short(foot - height)}h${short(half * 1.2)}l-4 22q${short(half * 0.6)} 20 ${short(half * 0.3)} ${short(height - 22)}h${short(-half * 1.6)}q-${short(half * 0.5)}-${short(height * 0.5)} ${short(half * 0.4)}-${short(height - 22)}z" fill="${fillOf(random)}"/>`;
};

const plant: Thing = (random, x, foot) => {
  const leaves = Array.from({ length: 7 }, (_, at) => {
    const angle = -Math.PI / 2 + (at - 3) * 0.34 + 0.1 * (random() - 0.5);
    const reach = 70 + 50 * random();
    const [tipX, tipY] = [x + Math.cos(angle) * reach, foot - 46 + Math.sin(angle) * reach];
    return `<path d="M${short(x)} ${short(foot - 46)}Q${short((x + tipX) / 2 - 14)} ${short((foot + tipY) / 2 - 30)} ${short(tipX)} ${short(tipY)}Q${short((x + tipX) / 2 + 14)} ${short((foot + tipY) / 2 - 14)} ${short(x)} ${short(foot - 46)}" fill="var(--accent)"/>`;
  });
  return `${leaves.join('')}<path d="M${short(x - 26)} ${short(foot - 50)}h52l-8 50h-36z" fill="var(--soft)"/>`;
};
