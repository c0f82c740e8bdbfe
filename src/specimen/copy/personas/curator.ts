import { lines, type Persona } from '../persona.ts';

export const curator: Persona = {
  brands: ['North Room', 'Salon Vesely', 'The Long Gallery'],
  navigation: ['Works', 'Exhibitions', 'Editors', 'Shop'],
  headlines: [
    'Selected works of a quiet century',
    'An exhibition of modern chairs',
    'Works chosen for their design',
    'A collection of quiet objects',
  ],
  action: 'Explore the collection',
  aside: 'From the editors',
  features: {
    title: 'Featured this season',
    items: ['Chairs', 'Photographs', 'Interviews', 'Ceramics', 'Posters', 'Lamps'],
  },
  story: 'Why these works were chosen',
  voucher: 'Hana Vesely, curator of the design collection',
  offers: {
    title: 'Limited editions',
    items: [
      { name: 'Chair by Ada Brandt', price: '€640' },
      { name: 'Gallery poster', price: '€35' },
      { name: 'Museum lamp', price: '€210' },
    ],
  },
  form: { title: 'The next exhibition', label: 'Email', button: 'Notify me' },
  sentences: {
    terse: lines(`
      Forty selected works fill three rooms.
      Each designer shows one series.
      The gallery (usually) opens at noon.
      Editors picked every chair by hand.
      The collection (mostly) spans six decades.
      A limited series comes from Lisbon.
      Photographs by Ada Brandt lead in.
      The museum lent nine featured works.
      One interview (often) closes the issue.
      This season belongs to ceramics.
      The archive of posters is curated.
      Artists (typically) name their own works.
      The exhibition (generally) ends in June.
      A studio in Oslo made the lamps.
    `),
    balanced: lines(`
      Forty selected works by eleven designers fill the three rooms of this season's exhibition.
      The editors (usually) choose one series from each studio and leave the rest for later.
      Photographs by Ada Brandt open the gallery, and her interview (often) closes the issue.
      The collection spans six decades, from the first studio in Oslo to the limited lamps of today.
      Each featured chair was picked for one reason, which the editor (typically) states beside it.
      The museum lent nine works, among them a series of posters that no gallery has shown.
      A curated selection of ceramics (generally) ends the season, with artists from four cities.
      Designer and photographer (mostly) worked side by side on the projects of this collection.
      The review in the spring issue picks three works and tells where their artists studied.
      A limited series from a studio in Lisbon hangs beside the handpicked posters of 1962.
    `),
    flowing: lines(`
      Forty selected works by eleven designers fill the three rooms of the exhibition, and beside each of them the editor (usually) states in one sentence why it was chosen over the others.
      Photographs by Ada Brandt open the gallery on the north side, while the interview with her, which the editors recorded in her studio in Oslo, (often) closes the tour of the collection.
      The collection spans six decades, from a series of chairs that one studio made for a museum in 1958 to the limited lamps that (probably) no other gallery will show this season.
      The museum lent nine works for the season, among them a series of posters by artists from Lisbon, and our editors (mostly) hung them in the order of the original portfolio.
      A curated selection of ceramics ends the exhibition, featured in the spring issue, where the designer of each piece (typically) talks about the studio, the projects and the clay.
      The editors pick one work from each series and leave the rest to the archive of photographs, because a gallery with fewer works (generally) lets the artists speak at greater length.
      Each featured chair stands alone in the room, lit from the north, with the name of its designer, the year and the studio, which is (largely) all that a museum needs to say.
      The review in the spring issue picks three works from the collection and follows their artists back to the studio, where the projects of the next season (usually) stand half finished.
      A limited series from a small studio in Lisbon hangs beside the handpicked posters of 1962, and the photographer who paired the two works (often) stays to explain the selection.
    `),
  },
};
