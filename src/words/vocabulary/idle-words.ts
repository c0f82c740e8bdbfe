/** Words of prose that name a look by chance, or the look that every client wants. */
export const IDLE_WORDS = `honest honestly open hey now current kind trust premium elegant easy friendly serious human love loves
  gratitude grateful team family short fun english everyone proper quality high welcome welcoming intuitive approachable sleek
  engaging public personal fine just`;

/** Words that nearly every client says, as `wordsOf` writes them; alone they describe no design. */
export const COMMONPLACE_WORDS = `clean modern professional simple nice fresh contemporary trustworthy trusted reliable date startup business young
  powerful strong confident great new attractive readable software marketing design website site page look pop wow
  homepage home landing onepager frontend ui webpage cool beautiful pretty lovely awesome amazing stunning gorgeous good
  best perfect fantastic brilliant excellent super something build create make get want need here text lorem ipsum dolor
  sit amet`;
