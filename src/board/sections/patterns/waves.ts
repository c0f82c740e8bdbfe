import { type Drawing, fixed } from './drawing.ts';

/** Waves along the height. */
const WAVES = 9;
/** Points of a wave along its length. */
const POINTS = 48;

/** Bands that swell and calm down: bent for rounded brands, in steps for others. */
export function waves({ width, height, back, colors, corner, random }: Drawing): string {
  const pitch = height / WAVES;
  const length = width * (0.34 + random() * 0.3);
  const calm = random() < 0.5;
  const edge = (at: number) =>
    Array.from({ length: POINTS + 1 }, (_, step) => {
      const x = (width * step) / POINTS;
      const swell = pitch * 1.9 * (calm ? 1 - step / POINTS : Math.sin((Math.PI * step) / POINTS));
      const y = at * pitch + swell * Math.sin((2 * Math.PI * x) / length + at * 0.34);
      return corner > 0 || step === 0
        ? `${fixed(x)} ${fixed(y)}`
        : `${fixed(x - width / POINTS)} ${fixed(Math.round(y / (pitch / 3)) * (pitch / 3))} ${fixed(x)} ${fixed(Math.round(y / (pitch / 3)) * (pitch / 3))}`;
    });
  const fills = [...colors.slice(0, 2), back];
  return Array.from({ length: WAVES + 8 }, (_, at) => {
    const fill = at % 2 === 0 ? back : (fills[((at - 1) / 2) % Math.max(1, fills.length - 1)] ?? '');
    return `<path d="M${edge(at - 4).join('L')}V${fixed(height + 1)}H0Z" fill="${fill}"/>`;
  }).join('');
}
