/**
 * DATA: faces drawn for headlines and posters: very heavy, very narrow or both. Whoever sees text in one of them, where a
 * brand has a plain sans serif, sees another brand, although a type specimen files both under grotesques.
 */
const POSTER_FACES: ReadonlySet<string> = new Set(
  `impact, haettenschweiler, arial black, archivo black, rubik mono one, bebas neue, bebas, anton, anton sc, oswald,
  league gothic, fjalla one, francois one, staatliches, teko, pathway gothic one, antonio, six caps, big shoulders display,
  big shoulders text, knockout, champion gothic, alternate gothic, titling gothic, din condensed, druk, druk wide, druk text,
  bowlby one, bowlby one sc, bungee, passion one, black ops one, squada one, alfa slab one, ultra, abril fatface, chango,
  titan one, lilita one, luckiest guy, bangers, monoton, righteous, fascinate, press start 2p`
    .split(',')
    .map((name) => name.trim()),
);

/** @param family in lower case */
export function isPosterFace(family: string): boolean {
  return POSTER_FACES.has(family);
}
