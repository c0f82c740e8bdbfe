import { lines, type Persona } from '../persona.ts';

export const challenger: Persona = {
  brands: ['Plainly', 'Ditch', 'Enough'],
  navigation: ['Why', 'Rules', 'Price', 'Switch'],
  headlines: ['Forget the old way', 'Break the old rules', 'End the waste', 'Ditch the old tricks'],
  action: 'Switch to Plainly',
  aside: 'The broken rules',
  features: {
    title: 'Rules worth breaking',
    items: ['No waste', 'No more forms', 'Bold by nature', 'Better odds', 'Faster', 'Unlike them'],
  },
  story: 'The old way is broken',
  voucher: 'Rafael Osei, who dared to ditch the rest',
  offers: {
    title: 'Prices without the tricks',
    items: [
      { name: 'Break even', price: '$5' },
      { name: 'Fight back', price: '$15' },
      { name: 'End of legacy', price: '$60' },
    ],
  },
  form: { title: 'Join the end of waste', label: 'Email', button: 'Join the fight' },
  sentences: {
    terse: lines(`
      The old way is broken.
      Bloated banks never change themselves.
      Rules like theirs (usually) break.
      No more waste, no more forms.
      Legacy habits (often) hate daylight.
      Bold beats big every time.
      This is not another account.
      Fight the fees instead of paying.
      Unlike the rest, nothing hides here.
      Waste (mostly) wears a suit.
      Never pay for broken promises.
      Wrong numbers (generally) favour the house.
      Stop the leak, then rethink banking.
      The future of money dares more.
    `),
    balanced: lines(`
      The old way is broken, bloated and slow, and its rules (usually) serve nobody else.
      This is not another account with a bold colour and the same broken promises behind it.
      Legacy banks never fix a fee, because the waste (often) pays for the marble.
      Unlike the giants, Plainly dares to print every cost in one bold line.
      Rules that reward waste are wrong, so this company was founded to break them.
      No more forms, no more queues and (mostly) no more of the legacy that made them.
      The future of money is faster than a branch and better than the old way of waiting.
      Bloated software (generally) hides a fee, and the fight against it begins with daylight.
      Never again a fine print, never again a broken machine instead of an honest answer.
      A revolution (typically) sounds loud, yet this one just ditches the waste and stays.
    `),
    flowing: lines(`
      The old way is broken, bloated and slow, and the rules that keep it alive (usually) serve nobody except the legacy banks that wrote them forty years ago and never looked back.
      This is not another account with a bold colour and the same broken promises behind it, but the end of a way of banking that (mostly) lived on the waste of other people.
      Legacy banks never fix a fee on their own, because the waste pays for the marble in the hall, and so somebody has to stop the machine and rethink it without the marble.
      Unlike the giants, Plainly dares to print every cost in one bold line, which (generally) looks like a small revolution to anyone who has spent an evening with the old way.
      Rules that reward waste are wrong, and a company that was founded to break them has to fight every day, since bloated habits (often) come back through the side door.
      No more forms in three copies, no more queues behind glass and no more broken machines, because the future of money (probably) needs none of the legacy that made them necessary.
      The future of money is faster than any branch and better than the old way of waiting, but it (typically) takes a bold push before the bloated part of the world believes it.
      No fine print ever again decides who wins, and never again does a broken machine stand where an honest answer belongs, which is the whole of the fight in one line.
      A revolution (usually) sounds loud, yet this one simply ditches the waste, breaks the rules that never made sense and leaves the legacy of a bloated century where it fell.
    `),
  },
};
