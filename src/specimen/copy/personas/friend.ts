import { lines, type Persona } from '../persona.ts';

export const friend: Persona = {
  brands: ['Kettle & Co', 'Sunny Side', 'The Long Table'],
  navigation: ['Recipes', 'Meetups', 'Tips', 'Hello'],
  headlines: [
    'Happy mornings, made simple',
    'Good friends and easy recipes',
    'Coffee together, made easy',
    'A happy table for friends',
  ],
  action: 'Join us',
  aside: 'The first cup',
  features: {
    title: 'Easy things to enjoy together',
    items: ['Easy recipes', 'Coffee together', 'Help at hand', 'Happy hours', 'Good friends', 'Small smiles'],
  },
  story: 'It began with a cup of coffee',
  voucher: 'Jo, a friend from the first summer',
  offers: {
    title: 'Three ways to join',
    items: [
      { name: 'One happy cup', price: '£4' },
      { name: 'Coffee for friends', price: '£12' },
      { name: 'All together', price: '£30' },
    ],
  },
  form: { title: 'Welcome to the table', label: 'Email', button: 'Join us' },
  sentences: {
    terse: lines(`
      A cup of coffee (usually) helps.
      Friends are welcome at every table.
      Happy mornings start with simple things.
      Baking together is easy to enjoy.
      Help is (mostly) one smile away.
      Simple recipes make happy cooks.
      The first cup is for friends.
      Easy starts (often) make good mornings.
      Everyone is welcome to join us.
      Small smiles travel well together.
      Coffee tastes best with a friend.
      Getting started is just that simple.
      Thanks (generally) go to the kettle.
      Happy people help each other along.
    `),
    balanced: lines(`
      A simple cup of coffee (usually) helps, and a friend at the table helps even more.
      Everyone is welcome here, and getting started is just as easy as boiling water.
      Happy mornings (often) begin with simple things: bread, a smile and a little help.
      Friends bake together on Sundays, and whoever is hungry is welcome to join us.
      Easy recipes make happy cooks, and happy cooks (generally) make a second pot of coffee.
      A little help goes a long way when the table is full and everyone can enjoy it.
      Thanks to a friend with a big kettle, simple breakfasts (mostly) turn into long ones.
      Nothing here is hard: friends come, coffee pours and the smile follows by itself.
      A happy kitchen is a simple one, where help is welcome and the coffee (typically) stays warm.
      It takes one cup, one smile and one friend to get started, just like the first morning.
    `),
    flowing: lines(`
      A simple cup of coffee helps on most mornings, and a friend on the other side of the table (usually) helps even more, which is how this whole happy thing got started.
      Everyone is welcome to join us, whether the bread rises or not, because the point of baking together is (mostly) to enjoy a morning with friends and to share a smile.
      Happy mornings begin with simple things, such as warm bread, a friend who is just in time and a little help with the jam, and they (often) last until the second coffee.
      Easy recipes make happy cooks, and happy cooks make more coffee than they need, so it (generally) turns out that a friend from next door is welcome to a cup as well.
      A little help goes a long way when the kettle is slow and the table is full, and thanks to friends who enjoy a simple task, breakfast (typically) comes together in no time.
      Nothing about it is hard, because friends bring the bread, the coffee is always on, and a smile (usually) does the rest when somebody new is just not sure where to sit.
      It takes one cup, one friend and a free morning to get started, and whoever comes back the week after (often) brings a simple cake along and enjoys the thanks for it.
      A happy kitchen is a simple kitchen, where help is welcome at any hour, where friends cook together and where the coffee (mostly) stays warm until the last of them goes home.
      Thanks to a friend with a very big kettle, the simple breakfast of the first summer became the happy crowd of today, and there is (probably) still room to join us.
    `),
  },
};
