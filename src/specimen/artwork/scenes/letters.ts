import { area, arc, box, disc, type Form, line, placedForms, type Point } from './forms.ts';
import { across, between, type Scene } from './scene.ts';

/** Letters and balloons of speech in the air. */
export const letters: Scene = {
  shows: 'letters and balloons of speech',
  industries: [
    'social-and-messaging',
    'business-software',
    'media-and-publishing',
    'government',
    'telecom',
    'commerce',
  ],
  forms(random, width) {
    const places = across(width, 118, 6);
    const main = Math.floor(random() * places.length);
    return places.flatMap((x, at) => {
      const y = at % 2 === 0 ? between(random, 84, 108) : between(random, 208, 232);
      const other: Point = [x + between(random, -10, 10), at % 2 === 0 ? y + 138 : y - 138];
      const turn = between(random, -0.22, 0.22);
      return [
        ...placedForms(at === main ? letter('main', 'light') : letter('light', 'second'), [x, y], turn),
        ...placedForms(
          at % 3 === 1 ? balloon('second') : at % 3 === 0 ? balloon('dark') : stamp,
          other,
          -turn * 0.6,
        ),
      ];
    });
  },
};

function letter(tone: Form['tone'], seal: Form['tone']): Form[] {
  return [
    box(tone, -52, -34, 104, 68),
    line('dark', 2.4, [
      [-52, -34],
      [52, -34],
      [52, 34],
      [-52, 34],
      [-52, -34],
      [0, 10],
      [52, -34],
    ]),
    disc(seal, 0, 8, 9),
  ];
}

function balloon(tone: Form['tone']): Form[] {
  return [
    area(tone, [...arc(0, 0, 44, 30, 0.9, 2 * Math.PI + 0.5), [36, 42]]),
    ...[-18, 0, 18].map((x) => disc('light', x, 0, 5)),
  ];
}

const stamp: readonly Form[] = [
  box('pale', -28, -34, 56, 68),
  box('mid', -20, -26, 40, 52),
  disc('light', 0, 0, 14),
];
