import type { Period } from '../../catalog/era-periods.ts';

/** Words for decades and ages. */
export const PERIOD_WORDS: Readonly<Record<Period, readonly string[]>> = {
  'before-1900': [
    'victorian',
    '19th century',
    'nineteenth century',
    '18th century',
    '1800s',
    '1890s',
    'belle epoque',
    'engraving',
    'letterpress',
  ],
  '1900s': ['1900s', 'edwardian', 'turn of the century'],
  '1910s': ['1910s', 'constructivism', 'constructivist', 'futurism'],
  '1920s': ['1920s', 'twenties', 'roaring twenties', 'de stijl', 'interwar'],
  '1930s': ['1930s', '30s', 'thirties', 'interwar', 'streamline moderne'],
  '1940s': ['1940s', '40s', 'forties', 'wartime'],
  '1950s': ['1950s', '50s', 'fifties', 'postwar', 'post-war', 'atomic age', 'mid-century'],
  '1960s': [
    '1960s',
    '60s',
    'sixties',
    'swinging sixties',
    'space age',
    'mid-century',
    'mad men',
    'op art',
    'pop art',
  ],
  '1970s': ['1970s', '70s', 'seventies', 'disco'],
  '1980s': ['1980s', '80s', 'eighties', 'miami vice', 'new wave'],
  '1990s': ['1990s', '90s', 'nineties', 'dotcom', 'dot-com', 'dot com boom'],
  '2000s': ['2000s', '00s', 'noughties', 'aughts', 'millennium', 'y2k', 'web 2.0'],
  '2010s': ['2010s', '10s', 'twenty-tens', 'ios 7'],
  '2020s': ['2020s', 'twenty-twenties', 'current trends'],
};
