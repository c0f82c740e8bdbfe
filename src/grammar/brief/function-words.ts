/** The effect of a cue on the words after it (before it, for `after`). */
export type CueKind =
  /** Negates the nouns that follow: `no shadows`. */
  | 'no-noun'
  /** Negates the clause that follows: `never use shadows under cards`. */
  | 'no-clause'
  /** Asks for less of what follows: `less rounded`. */
  | 'less'
  /** Mentions what follows without asking for it: `than the old site`. */
  | 'neutral'
  /** Negates the words before it in the clause: `shadows are forbidden`. */
  | 'after'
  /** Looks like a negation but is none: `not only`. Also ends a negation: `but`. */
  | 'stop';

/** The longest match wins, so `not only` is never read as `not`. Contractions are expanded (`do not`). */
export const CUES: Readonly<Record<CueKind, readonly string[]>> = {
  'no-noun': phrases(`
    no, without, without any, zero, free of, free from, none of, nothing, not a single, devoid of, minus,
    lacking, lack of, absence of, no kind of, no sort of, not one, no more, no need for, no need of,
    nobody want, no one want, nobody need, no one need, nobody like, stripped of, void of
  `),
  'no-clause': phrases(`
    turn off, switch off, disable,     in place of, in lieu of,     nobody, no one, anything except, everything except, anything except for, anything besides,
    anything other than, not, never, avoid, avoiding, skip, skipping, ditch, drop, lose, remove, removing,
    eliminate, ban, get rid of, stay away from, steer clear of, stay clear of, keep away from, anything but,
    everything but, far from, instead of, rather than, as opposed to, neither, nor, refuse, reject, hate,
    dislike, detest, despise, loathe, allergic to, sick of, tired of, kill, strip out, strip, cut out, stop,
    can not stand, not a fan of, enough of, enough with, leave out, leave off, omit, abandon, forget,
    forget about, opposite of, do away with, away with, fed up with, abolish, exclude, excluding, prohibit,
    forbid, resist, spare me, spare us, keep out, throw out, axe, nix, shun, no longer, down with, scrap,
    banish, bin, dump, anti, reluctant to, by no mean, in no way, under no circumstance, hold the, not use,
    not want, not need, not like, not have, not to, not be, not even, not any, not ever, not go, not put,
    not add, not give, not show
  `),
  less: phrases(`
    too, less, fewer, not too, not so, not very, not overly, not that, not as, tone down, dial down,
    turn down, cut back on, go easy on, easy on, reduce, reducing, not much, not many, not too much,
    not too many, not quite, dial back, not terribly, not particularly, not exactly, not especially,
    not be too, not be so, not be very, not be overly, scale back, a bit less, not all that,
    not want too much, not want too many, not overdo, not quite so, not use too many, not use too much,
    too much, too many, never too
  `),
  neutral: phrases(`
    secondary, tertiary, current, not care less about, could not care less about, care less about,
    keep asking for, used to, unlike, than, whether, not care about, not care, no preference, no opinion,
    regardless of, no matter, currently, previously, formerly, at the moment, indifferent to, undecided,
    not sure, not know, not decided, unsure about, wonder, right now, not have an opinion,
    no strong feeling, competitor, not mind, open to, up to you, compared to, compared with, our old,
    the old, old site, existing, in the past, for year
  `),
  after: phrases(`
    off, switched off, turned off, disabled,     none, nil, nope, nada, forbidden, banned, prohibited, unwelcome, unwanted, unnecessary, unneeded,
    not welcome, not needed, not necessary, not required, not allowed, not wanted, not permitted,
    not an option, off limit, off the table, out of the question, must go, have to go, has to go, no thank,
    no thank you, not for us, not our thing, not my thing, be gone, not be used, do not belong, not belong,
    not exist, not our style, be out, get cut, get removed, a no go, no go, not be there, can go,
    not tolerated, not be allowed, not be needed, not be necessary, not be wanted, not be required,
    not be visible, not appear
  `),
  stop: phrases(`
    not say no to, not saying no to, not against, nothing against, not object to, not only, not just,
    not merely, not simply, not afraid of, not be afraid of, not be afraid to, not afraid to,
    not shy away from, not shy about, not be shy with, not be shy about, nothing but, nothing other than,
    none other than, no lack of, no shortage of, can not get enough of, not get enough of, not without,
    never without, nothing if not, not be scared of, not hold back on, not skimp on, no problem with,
    not forget, not avoid, not lose, not skip, not drop, not remove, not hesitate to, nothing else,
    nothing more, nothing less, nothing fancy, no nonsense, no frill, no brainer, no doubt, no joke,
    no kidding, why not, not least, no more than, not more than, never more than, no exception,
    no matter what, no compromise, no less, at most, no apology, no fuss, not enough, not stop, not kill,
    not leave out, nothing wrong with, no surprise, not hate, but, yet, though, although, however, while,
    whereas, because, since, otherwise, except, except for, only, just, keep, use, using, always, prefer,
    with, want, go for, give, choose, instead, then, let, add, make, allow, stick to, stick with, go with,
    apart from
  `),
};

/** Skipped when phrases are matched; they have no meaning for taste. */
export const FILLERS: readonly string[] = phrases(`
  warm and inviting, warm and welcoming, warm and friendly, warm and human, warm and personal,   color of, the color of, colored like, in the color of,   used,   the, a, an, our, my, your, their, its, his, her, any, all, whatsoever, anywhere, please, ever, really,
  quite, pretty, fairly, truly, completely, totally, entirely, absolutely, actually, of, kind of, sort of,
  amount of, level of, degree of, dose of, sense of, at all, strictly, purely, simply, so, such, this, that,
  these, those, also, amount, somewhat, rather, overall, every, each, whole, entire, both, style, styled,
  looking, feeling, deeply, properly, or rather, hero, banner, effect, overlay, detail, anything, me, us,
  look and feel, vibe, aesthetic, mood, atmosphere, design, treatment, ambience,
  character of
`);

/** Verbs and pronouns that link a subject to its adjectives; skipped in phrases, but adjectives do not reach across them. */
export const LINKS: readonly string[] = phrases(`
  is, are, be, was, were, am, being, been, stay, remain, should, must, shall, will, would, can, could, may,
  might, do, does, did, look, feel, get, come, appear, seem, it, they, we, i, you, have, has, had, need,
  kept, set, who, which
`);

/** Prepositions; adjectives and negations do not reach across them. */
export const PREPOSITIONS: readonly string[] = phrases(`
  down, up, past,   to, in, on, under, behind, for, at, around, over, by, inside, within, from, like, as, into, onto, near,
  against, through, via, above, below, across, between, among, after, before, along, beside, next to, plus,
  about, upon, beneath, underneath, where, when, if
`);

/** Words that make a statement in the same clause stronger or weaker. */
export const STRONGER: readonly string[] = [
  'must',
  'only',
  'always',
  'never',
  'strictly',
  'absolutely',
  'definitely',
  'actually',
  'really',
];
export const WEAKER: readonly string[] = [
  'maybe',
  'perhaps',
  'possibly',
  'ideally',
  'could',
  'might',
  'probably',
];

/** Pronouns for the last subject: `thick borders? No, thin ones`. */
export const PRONOUNS: readonly string[] = ['ones', 'them'];

/** Splits a text at commas into phrases with single spaces. */
function phrases(text: string): readonly string[] {
  return text.split(',').map((phrase) => phrase.trim().replace(/\s+/g, ' '));
}
