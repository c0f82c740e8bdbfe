import type { ValueOf } from '../../grammar/axes/index.ts';
import { lines, type SentenceLength, type Sentences } from './persona.ts';

/**
 * DATA: sentences about orders, prices and replies, by formality. They are mixed into the text of any persona, so they
 * contain no words of the archetype lexicons.
 */
export const SERVICE_SENTENCES: Readonly<
  Record<ValueOf<'voice.formality'>, Readonly<Record<SentenceLength, Sentences>>>
> = {
  casual: {
    terse: lines(`
      Wow, that's the lot, folks!
      Yep, you can (probably) keep it all!
      We've got tons out the back!
      Nope, there's no catch here!
      You pick stuff, we wrap it!
      That's kinda hard to beat!
      We don't do boring mail!
      Oops, that's the last one, folks!
    `),
    balanced: lines(`
      Yep, you can take as much stuff as you like, and we (probably) won't tell your mum!
      Wow, that's a whole bunch of good things, and we're super glad you came by!
      Nope, there's no catch, and if you don't like it, we'll take it back!
      We've got tons of cool stuff in the back, so you don't have to rush!
      Okay, so you ask, we answer, and that's kinda (mostly) all there is to it!
      Oops, we can't keep a secret, so here's next week's list right now!
    `),
    flowing: lines(`
      Yep, you can take as much of the stuff as you like, and if your arms get full, we've got cool bags behind the counter, so don't hold back!
      Wow, that's a whole bunch of good things in one place, and we're super glad you came by to poke around, because boring days are no good for anybody!
      Nope, there's no catch, folks, so if you don't like what you took home, bring it back and we'll (probably) swap it before you can say oops!
      Okay, so you ask, we answer, and if we don't know it, we make a silly face and find the one who does, which is kinda neat!
      We've got tons more where that came from, so you can chill, grab a chair and poke through all the crazy stuff that didn't make it onto the page!
    `),
  },
  conversational: {
    terse: lines(`
      You ask, and we'll answer.
      We've (usually) written to you first.
      Your order's always in your hands.
      We'll show you the price first.
      You choose, and we'll follow you.
      We don't ever rush you.
      Your notes (often) shape what we've planned.
      We won't begin until you've decided.
    `),
    balanced: lines(`
      You ask us anything you like, and we'll (usually) answer you the same day.
      We'll show you the price first, so you know what you've ordered before you pay.
      You choose the day that suits you, and we won't ever ask you for a reason.
      Your notes reach our desk, and they (often) shape what we'll make after that.
      If you've changed your mind, tell us, and we'll send your money back to you.
      We won't begin until you've decided, and you can pause it whenever your plans change.
    `),
    flowing: lines(`
      You can ask us anything you like, by letter or by phone, and we'll (usually) answer you on the same day, because we've all been kept waiting.
      We'll show you the whole price before you pay, so that you know what you've ordered, and if you change your mind, we'll send your money back.
      You choose the day and the hour that suit you, we'll come to your door, and we (generally) don't leave until you've seen that it all works.
      Your notes reach our desk every morning, and when you tell us what you've missed, it (often) ends up on our list, with your name beside it.
      We won't begin until you've decided, and you can pause whenever your plans change, since we'd never ask you to pay for a month you didn't use.
    `),
  },
  professional: {
    terse: lines(`
      All prices include tax.
      Orders leave within two days.
      The office opens at eight.
      Invoices (usually) arrive by email.
      Returns remain open for a month.
      Two people check every order.
      Changes (generally) appear on this page.
      Payment follows after thirty days.
    `),
    balanced: lines(`
      All prices include tax, and orders above a hundred euros travel free of charge.
      Orders leave the house within two days and (usually) arrive before the weekend.
      The office opens at eight, and the phone is on until six in the evening.
      Invoices arrive by email once a month, payable within thirty days.
      Two people check every order before it leaves, which (generally) takes an hour.
      Returns remain open for a month and cost nothing within the country.
    `),
    flowing: lines(`
      All prices on this page include tax, and orders above a hundred euros travel free of charge to any address within the country and (usually) arrive before the weekend.
      Orders that reach the office before noon leave the house on the same day, while larger ones wait until two people have checked them against the list.
      The office opens at eight and closes at six, and outside these hours a short message by email (generally) receives its answer on the following working day.
      Invoices arrive by email once in each month, list every order with its date and its number, and are due within thirty days of their arrival.
      Returns remain open for a month, cost nothing within the country and (typically) lead to a full refund on the day after the box has come back.
    `),
  },
  formal: {
    terse: lines(`
      Applicants shall write to the committee.
      Fees are set by the council.
      Requests shall be filed in writing.
      Liability is (generally) governed by statute.
      Replies are sent within ten days.
      The department shall keep all findings.
      Notice is hereby given to applicants.
      Receipts are therefore kept for years.
    `),
    balanced: lines(`
      Applicants shall address the committee in writing, and a reply is sent within ten days.
      Fees are set by the council each year in accordance with the statutory provisions.
      Requests concerning payment shall be filed with the department within thirty days.
      Liability is (generally) governed by statute, notwithstanding any clause to the contrary.
      All findings of the commission are kept by the faculty and shown to applicants.
      Furthermore, notice shall be given to the authority before any clause is changed.
    `),
    flowing: lines(`
      Applicants shall address the committee in writing, stating their name and the matter concerned, and a reply shall be sent by the department within ten days of receipt.
      Fees are set by the council each year in accordance with the statutory provisions, and any change is hereby made known to applicants before it is applied.
      Requests concerning payment shall be filed with the department within thirty days, after which they are heard by the committee in the order received.
      Liability is (generally) governed by statute and shall be borne by the respective parties, notwithstanding any clause to the contrary in the correspondence of the council.
      All findings of the commission are kept by the faculty for ten years, during which they shall be shown to any citizens who are concerned by the act.
    `),
  },
};
