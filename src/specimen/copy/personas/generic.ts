import { lines, type Persona } from '../persona.ts';

export const generic: Persona = {
  brands: ['Alder', 'Holm & Birk', 'Werk Nord'],
  navigation: ['Products', 'Prices', 'Company', 'Contact'],
  headlines: [
    'Shelves and tables in oak',
    'Desks for every room',
    'Benches in ash and oak',
    'Tables for the kitchen',
  ],
  action: 'See the products',
  aside: 'About Alder',
  features: {
    title: 'Products',
    items: ['Shelves', 'Tables', 'Benches', 'Desks', 'Boxes', 'Chairs'],
  },
  story: 'The company',
  voucher: 'A customer in Bremen',
  offers: {
    title: 'Prices',
    items: [
      { name: 'Shelf', price: '€160' },
      { name: 'Bench', price: '€290' },
      { name: 'Table', price: '€840' },
    ],
  },
  form: { title: 'New products by email', label: 'Email', button: 'Subscribe' },
  sentences: {
    terse: lines(`
      Alder makes shelves and tables.
      The wood (usually) comes from Poland.
      Each table has four oak legs.
      A shelf (typically) holds thirty books.
      The workshop stands near the river.
      Most tables take two weeks.
      Oak (generally) darkens with age.
      The finish is oil and wax.
      Long benches seat four adults.
      Screws and tools come along.
      The company (often) adds a size.
      Forty people work at Alder.
      Desks come in three heights.
      Boxes (mostly) fit under the bench.
    `),
    balanced: lines(`
      Alder makes shelves, tables and benches from oak that (usually) grows in the north of Poland.
      Each table has four legs and a top of nine boards, joined without metal.
      A shelf (typically) holds thirty books on each board and stands on five small feet.
      The workshop lies near the river, in a hall that was once a paper mill.
      Most tables take two weeks, and large ones (often) take a week longer.
      The finish is oil and wax, so the oak (generally) darkens a little with age.
      Long benches seat four adults, and short ones fit below a window.
      Forty people work at Alder, (mostly) in the workshop and some in the office.
      Desks come in three heights, and the legs of all three are the same.
      Boxes fit under the bench and hold shoes, tools or toys.
    `),
    flowing: lines(`
      Alder makes shelves, tables and benches from oak that grows in the north of Poland, arrives by train in the spring and (usually) dries for two years before the first cut.
      Each table has four legs and a top of nine boards, which are joined without metal, so that the wood can (mostly) move with the seasons and the top stays flat.
      A shelf holds about thirty books on each of its boards, stands on five small feet and (typically) needs one person and a quarter of an hour from the box to the wall.
      The workshop lies near the river in a hall that was once a paper mill, and the large windows of the mill (generally) make lamps unnecessary from March to October.
      Most tables take two weeks from the order to the door, while the largest ones (often) take a week longer, since their boards have to be chosen by eye from one tree.
      The finish of every product is oil and wax, put on by hand in three coats, and under it the oak (usually) darkens a little with the years and with the sun.
      Forty people work at Alder today, (mostly) in the workshop at the river, some in the small office above the gate and three of them in the forest in the north of Poland.
      Desks come in three heights whose legs are all the same, so that a child who has grown out of one desk (often) keeps the top of it and changes the feet.
      Boxes in two sizes fit under the long bench, hold shoes, tools or toys and (generally) carry a small brass plate on the front on which there is room for a name.
    `),
  },
};
