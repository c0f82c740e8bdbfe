import { lines, type Persona } from '../persona.ts';

export const artist: Persona = {
  brands: ['Halflight', 'Ombra', 'Nine Windows'],
  navigation: ['Rooms', 'Colours', 'Films', 'Atelier'],
  headlines: [
    'Light, held still',
    'A colour before its name',
    'Rooms that keep the evening',
    'Shadow is the first paint',
  ],
  action: 'Watch the film',
  aside: 'Atelier',
  features: {
    title: 'Between silence and colour',
    items: ['Light', 'Shadow', 'Texture', 'Silence', 'Body', 'Music'],
  },
  story: 'A room before the first word',
  voucher: 'Mara Lindqvist, painter',
  offers: {
    title: 'Handmade in small numbers',
    items: [
      { name: 'Blue silence', price: '€120' },
      { name: 'Shadow study', price: '€85' },
      { name: 'Canvas no. 9', price: '€240' },
    ],
  },
  form: { title: 'Letters, four times a year', label: 'Email', button: 'Send me the letters' },
  sentences: {
    terse: lines(`
      Light falls, and the room answers.
      Silence (often) has a colour too.
      A shadow (usually) says it first.
      The canvas waits for evening.
      Music comes in through the wall.
      Every texture keeps a story.
      Dreams (mostly) begin with blue.
      The body remembers the dance.
      Beauty (generally) arrives without a name.
      Paint dries, and the film begins.
      A gaze (sometimes) lasts an hour.
      Poetry lives in the unlit corner.
      The soul of linen is patience.
      Imagination (typically) works at night.
    `),
    balanced: lines(`
      Light falls through the linen, and the colour of the room (often) turns to honey.
      Every texture keeps a story, and every story leaves a shadow on the canvas.
      Silence is the first material here, then paint, then the slow music of a room.
      A dream (usually) begins in blue and wanders into the warmer colours towards morning.
      The film shows a body, a window and the shadow that dances between the two.
      Beauty (generally) arrives late, when the paint has dried and the light is low.
      In the portrait the gaze stays open, and the atmosphere around it (mostly) stays unpainted.
      Handmade paper holds the light for a moment, as if the texture itself were breathing.
      What inspired the canvas was a whisper, a wet street and (perhaps) a piece of music.
      Emotion has its own craft, and it (typically) begins where words leave the visual world.
    `),
    flowing: lines(`
      Light falls through the linen in the early hours, and what was only a wall begins to turn into a canvas where shadow and colour (often) trade places without a sound.
      Every texture in the room keeps a story, and whoever stays until evening (usually) sees how the story leaves the surface and settles in the shadow beside the open window.
      The film begins with silence, a body at the edge of a stage and a single colour, and it (mostly) stays there, until the music finds its way into the dance.
      A dream that starts in blue wanders through grey and rose, and towards the morning it (generally) rests in a yellow that no paint has ever quite been able to hold.
      Beauty arrives late in these rooms, when the paint has dried and the light is low, and it (often) stays for only as long as somebody goes on looking at it.
      In the portrait the gaze is open while the atmosphere around it stays unpainted, as though the imagination of the viewer (perhaps) had to finish what the hand had left to it.
      Handmade paper takes the ink slowly and gives back the light at once, which is why the texture of a page (usually) says more about a feeling than the poetry printed on it.
      What inspired the series of canvases was a whisper in an empty theatre, a wet street after rain and (probably) the slow music that somebody played behind a closed window.
      Emotion has a craft of its own, made of moments, colour and silence, and it (typically) begins at the very point where the words of a story leave the visual world.
    `),
  },
};
