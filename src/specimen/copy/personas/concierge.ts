import { lines, type Persona } from '../persona.ts';

export const concierge: Persona = {
  brands: ['Maison Arden', 'The Whitmore', 'Villa Serein'],
  navigation: ['Stay', 'Services', 'Guests', 'Reservations'],
  headlines: [
    'A stay in dedicated hands',
    'Bespoke service for every guest',
    'Personal service for our guests',
    'Comfort, tailored to guests',
  ],
  action: 'Reserve a room',
  aside: 'At your service',
  features: {
    title: 'Services for our guests',
    items: ['Personal welcome', 'Bespoke tables', 'Delivery', 'Expert guides', 'Comfort', 'Assistance'],
  },
  story: 'Tailored from arrival to farewell',
  voucher: 'Clara Whitmore, guest since 2009',
  offers: {
    title: 'Tailored services',
    items: [
      { name: 'Personal stay', price: '€210' },
      { name: 'Premium comfort', price: '€380' },
      { name: 'Bespoke week', price: '€1,900' },
    ],
  },
  form: { title: 'A personal consultation', label: 'Email address', button: 'Request an appointment' },
  sentences: {
    terse: lines(`
      Our team meets guests at arrival.
      Dedicated specialists handle every booking.
      Comfort (usually) begins with a name.
      Each service suits the guest.
      Reservations take one short call.
      Our experts book tables and tickets.
      A bespoke stay (often) starts early.
      Luggage delivery is part of service.
      Clients keep one personal contact.
      A consultation (generally) takes an hour.
      Assistance is near at every hour.
      Our specialists arrange premium seats.
      Guests (mostly) ask for quiet comfort.
      Every appointment (typically) ends on time.
    `),
    balanced: lines(`
      Our team meets guests at the door and (usually) knows how each of them takes tea.
      Dedicated specialists handle the booking, the transfer and the delivery of every piece of luggage.
      A consultation before the stay (often) settles the room, the table and the comfort of the bed.
      Clients keep one personal contact, who arranges every service from the first reservation on.
      Our experts reserve tables and premium seats, and (generally) a car waits outside afterwards.
      Bespoke services are tailored to the guest, to the season and to the length of the stay.
      Assistance is near at every hour, and an appointment (typically) takes no more than one call.
      The hospitality of the house lies in its personal service and its dedicated, expert people.
      Guests (mostly) ask for quiet comfort, and our specialists arrange it before the question comes.
      Each booking is handled by a dedicated expert with the satisfaction of the client in mind.
    `),
    flowing: lines(`
      Our team meets guests at the door, takes their coats and their luggage into care and (usually) knows how each of them takes tea before the reservation has even been found.
      Dedicated specialists handle the booking, the transfer and the delivery of every piece of luggage, so that the first hour of a stay (generally) belongs to the guest and to nobody else.
      A personal consultation some days before the stay settles the room, the table and the comfort of the bed, and it (often) ends with a service that nobody had thought of.
      Clients keep one personal contact for as long as they travel with the house, an expert who arranges every reservation and (typically) remembers the last one better than they do.
      Our experts reserve tables and premium seats all over the city, and when the evening ends, a car of the house (usually) waits outside for the comfort of its guests.
      Bespoke services are tailored to the guest, to the season and to the length of the stay, and our specialists (mostly) arrange them before the appointment in the morning is over.
      Assistance is near at every hour of the night, since a dedicated member of our team sits by the telephone and (often) has a solution before the client has finished speaking.
      The hospitality of the house lies in a personal service that has been tailored over four generations, and in dedicated people for whom the satisfaction of guests is (largely) a matter of pride.
      Each booking passes through the hands of one expert, who compares it with earlier stays, adds what comfort (probably) requires and confirms the reservation in a personal letter.
    `),
  },
};
