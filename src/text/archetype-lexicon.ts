/**
 * DATA: words and phrases typical of each archetype. A phrase scores as many points as it has words, because a longer
 * match is stronger evidence.
 */
export const ARCHETYPE_LEXICON = {
  librarian: list(`
    guidance, reference, definition, definitions, glossary, index, archive, encyclopedia,
    article, articles, chapter, section, appendix, citation, according to, refers to, defined as,
    is defined, see also, find out, documentation, guidelines, policy, publication, publications,
    standard, standards, catalogue, catalog, listed, information about, information,
    table of contents, historical, collection of, sources, edition, how to apply, eligible,
    services and information
  `),
  engineer: list(`
    install, npm, api, apis, sdk, cli, component, components, css, html, javascript, typescript,
    react, deploy, deployment, configure, configuration, code, developer, developers,
    open source, framework, library, latency, runtime, database, query, server, servers, class,
    classes, function, build, built with, performance, modular, responsive, browser, browsers,
    version, release, git, github, command, command line, package, syntax, default, compile, ms,
    gb, kb, data, infrastructure, integration, integrations, scalable, protocol, plugin, plugins,
    template, templates, bootstrap, sass, markup, bug, bugs, debug, repo, repos, repository, fork,
    pull request, pull requests, issue tracker, commit, commits, branch, unit tests, dependencies,
    dependency, node, jquery, json, http, url, variable, variables, parameter, parameters, argument,
    arguments, method, methods, attribute, attributes, selector, selectors, module, modules, script,
    scripts, array, string, boolean, callback, dom, svg, stylesheet, pseudo, minified, vanilla, docker
  `),
  artist: list(`
    light, silence, dream, dreams, beauty, poetry, soul, body, shadow, colour, imagine,
    imagination, feeling, emotion, emotions, story, stories, moments, wander, whisper, gaze,
    sculpt, paint, portrait, film, music, dance, canvas, wonder, inspiration, inspired, creative,
    creativity, visual, aesthetic, atmosphere, texture, sensual, timeless, handmade, craft
  `),
  friend: list(`
    hey, hello, hi, thanks, thank you, don't worry, we've got you, you're, you'll, let's,
    we're here, love, happy, enjoy, fun, together, friends, friend, welcome, join us, easy,
    simple, awesome, cheers, help, it's, get started, your day, smile, cup, coffee, just,
    feel free, whatever, worry, for you, made for you, bring your
  `),
  concierge: list(`
    we handle, we take care, on your behalf, for your convenience, our team, our experts,
    our specialists, dedicated, service, services, tailored, personal, personalised,
    personalized, book, booking, reserve, reservation, appointment, consultation, guests, stay,
    clients, client, we offer, we provide, we help, let us, at your service, support,
    solutions, assist, assistance, expert, delivered, delivery, satisfaction, quote, premium,
    bespoke, comfort, hospitality
  `),
  curator: list(`
    selected, selection, curated, collection, collections, featured, exhibition, gallery, works,
    editor, editors, edited, issue, designer, designers, artist, artists, studio, portfolio,
    projects, series, best of, picks, handpicked, hand picked, discover, explore, interview,
    review, reviews, season, archive of, photographer, photographs, shop the, new arrivals,
    limited, museum
  `),
  challenger: list(`
    tired of, stop, never, not another, no more, forget, broken, unlike, without the, fight,
    revolution, revolutionary, disrupt, rethink, reinvent, reimagine, reimagined, the future of,
    faster than, better than, beat, bold, rules, break, dare, defy, ditch, instead of,
    the old way, bloated, legacy, end of, bullshit, waste, hate, sucks, finally, change the way,
    wrong, just do, no one else, unleash
  `),
} as const satisfies Record<string, readonly string[]>;

function list(text: string): readonly string[] {
  return text.split(',').map((phrase) => phrase.trim());
}

/** An archetype with a word list. */
export type LexicalArchetype = keyof typeof ARCHETYPE_LEXICON;
