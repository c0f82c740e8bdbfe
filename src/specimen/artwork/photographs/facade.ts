import { toHex } from '../../../color/hex.ts';
import { linear, short } from '../svg.ts';
import type { Subject } from './subject.ts';

/** A building in hard sun: walls, openings, and the shadow of a roof. */
export const facade: Subject = {
  alt: 'A wall with openings in hard sunlight',
  trades: ['real-estate', 'home', 'government', 'design-system', 'finance', 'enterprise-software'],
  draw({ tone, matter, random }, width) {
    const corner = width * (0.4 + 0.25 * random());
    const rows = 3 + Math.floor(random() * 2);
    const columns = Math.round((corner * (1 + random())) / 120);
    const [stepX, stepY] = [(corner - 24) / columns, 300 / rows];
    const [wide, high] = [stepX * (0.34 + 0.2 * random()), stepY * (0.42 + 0.2 * random())];
    const openings = Array.from({ length: rows * columns }, (_, at) => {
      const x = 20 + (at % columns) * stepX + (stepX - wide) / 2;
      const y = 26 + Math.floor(at / columns) * stepY;
      return `<path d="M${short(x)} ${short(y)}h${short(wide)}v${short(high)}h${short(-wide)}z" fill="url(#glass)"/><path d="M${short(x)} ${short(y)}h${short(wide)}l${short(-wide * 0.16)} ${short(high * 0.22)}H${short(x)}z" fill="${toHex(tone(0.1))}" opacity=".65"/><path d="M${short(x - 2)} ${short(y + high)}h${short(wide + 4)}v4H${short(x - 2)}z" fill="${toHex(tone(0.97))}"/>`;
    });
    const fall = 60 + 120 * random();
    return `${linear('sky', [
      [0, matter(0.5)],
      [1, matter(0.74)],
    ])}${linear('sun', [
      [0, tone(0.95)],
      [1, tone(0.86)],
    ])}${linear('side', [
      [0, tone(0.42)],
      [1, tone(0.3)],
    ])}${linear('glass', [
      [0, matter(0.22)],
      [1, matter(0.4)],
    ])}<rect width="${width}" height="320" fill="url(#sky)"/><path d="M0 0h${short(corner)}v320H0z" fill="url(#sun)"/><path d="M${short(corner)} 0l${short(70 + 60 * random())} ${short(46 + 40 * random())}V320H${short(corner)}z" fill="url(#side)"/>${openings.join('')}<path d="M0 0h${short(corner)}L0 ${short(fall)}z" fill="${toHex(matter(0.26))}" opacity=".55"/>`;
  },
};
