/** Words of prose that name a look by chance, or the look that every client wants. */
export const IDLE_WORDS = `honest honestly open hey now current kind trust premium elegant easy friendly serious human love loves
  gratitude grateful team family short fun english everyone proper quality high welcome welcoming intuitive approachable sleek
  engaging public personal fine just`;
