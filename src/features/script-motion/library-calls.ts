import type {
  CallReader,
  LibraryMotion,
  LibraryReader,
  ScriptContext,
  ScriptedMotion,
} from './call-reader.ts';
import { MAX_FIRST, MAX_OPTIONS, targetsOf } from './call-targets.ts';
import { argumentsOf, type ScriptCall } from '../../document/script-text.ts';
import { slider } from './slider-call.ts';
import { animeCall, revealCall, triggered, tween } from './tween-calls.ts';

type Trigger = ScriptedMotion['trigger'];

/** Calls of well-known libraries, by the name before their parenthesis, and the file names of the libraries. */
export const LIBRARY_CALLS: ReadonlyMap<string, CallReader> = new Map<string, CallReader>([
  ...named(['Swiper'], /swiper/i, slider(false)),
  ...named(['Splide'], /splide/i, slider(false)),
  ...named(['Glide'], /glide/i, slider(false)),
  ...named(['Flickity', 'flickity'], /flickity/i, slider(false)),
  ...named(['tns', 'Siema', 'KeenSlider', 'EmblaCarousel'], /tiny-slider|siema|keen|embla/i, slider(false)),
  ...named(['slick'], /slick/i, slider(false)),
  ...named(['owlCarousel'], /owl/i, slider(false)),
  ...named(['bxSlider', 'lightSlider'], /bxslider|lightslider/i, slider(false)),
  ...named(['flexslider', 'cycle'], /flexslider|cycle/i, slider(true)),
  ...named(
    ['nivoSlider', 'superslides', 'responsiveSlides', 'vegas'],
    /nivo|superslides|responsiveslides|vegas/i,
    slider(true),
  ),
  ...named(
    ['to', 'from', 'fromTo', 'staggerFrom', 'staggerTo', 'staggerFromTo'],
    /gsap|tween(?:max|lite)/i,
    tween,
  ),
  ...named(['create', 'batch'], /scrolltrigger/i, triggered),
  ...named(['anime'], /anime/i, animeCall),
  ...named(['reveal'], /scroll-?reveal/i, revealCall),
  ...named(
    ['Typed', 'Typewriter', 'TypeIt', 'typed'],
    /type(?:d|it|writer)/i,
    calling('typed text', 'autonomous'),
  ),
  ...named(['textillate', 'Morphext'], /textillate|morphext/i, calling('changing text', 'autonomous')),
  ...named(['particlesJS'], /particles/i, particles),
  ...named(['loadAnimation'], /lottie|bodymovin/i, lottie),
  ...named(['marquee'], /marquee/i, calling('marquee', 'autonomous')),
  ...named(
    ['jarallax', 'parallax', 'Parallax', 'simpleParallax'],
    /parallax|jarallax/i,
    calling('parallax', 'scroll'),
  ),
  ...named(['Rellax', 'stellar'], /rellax|stellar/i, calling('parallax', 'scroll')),
  ...named(
    ['waypoint', 'Waypoint', 'viewportChecker', 'scrollex', 'appear', 'inview'],
    /waypoint|viewportchecker|scrollex|appear|inview/i,
    calling('shown when reached', 'scroll'),
  ),
  ...named(
    ['counterUp', 'countTo', 'PureCounter', 'CountUp', 'numerator'],
    /count|numerator/i,
    calling('counter', 'scroll'),
  ),
  ...named(
    ['fullpage', 'pagepiling', 'onepage_scroll', 'multiscroll'],
    /full-?page|pagepiling|onepage|multiscroll/i,
    calling('page scrolling', 'scroll'),
  ),
  ...named(['LocomotiveScroll', 'Scene'], /locomotive|scrollmagic/i, calling('scroll scenes', 'scroll')),
  ['init', initCall],
  ['load', initCall],
  ...named(['tilt'], /tilt/i, calling('pointer following', 'gesture')),
]);

function named(names: readonly string[], library: RegExp, read: LibraryReader): [string, CallReader][] {
  const reader: CallReader = (call, script) => {
    const motion = read(call, script);
    return motion && { ...motion, needs: [library] };
  };
  return names.map((name) => [name, reader]);
}

/** A call that moves its elements, whatever its options say. */
function calling(name: string, trigger: Trigger): LibraryReader {
  return (call, script) => ({ name, trigger, targets: targetsOf(call, script), timing: null });
}

/** particlesJS('stars', …): the first argument is an id. */
function particles(call: ScriptCall, script: ScriptContext): LibraryMotion {
  const id = /^\s*["']([\w-]{1,60})["']/.exec(argumentsOf(script.text, call.open, MAX_FIRST))?.[1];
  const targets = id === undefined ? [] : [`#${id}`];
  return { name: 'particles', trigger: 'autonomous', targets, timing: null };
}

/** VanillaTilt.init(…), tsParticles.load(…), skrollr.init(). */
function initCall(call: ScriptCall, script: ScriptContext): ScriptedMotion | null {
  const before = script.text.slice(Math.max(0, call.start - 20), call.start);
  const found = INITIALISED.find(({ of }) => before.endsWith(of));
  const motion = found && calling(found.name, found.trigger)(call, script);
  return found && motion ? { ...motion, needs: [found.library] } : null;
}

const INITIALISED = [
  { of: 'VanillaTilt.', library: /vanilla-?tilt/i, name: 'pointer following', trigger: 'gesture' },
  { of: 'tsParticles.', library: /tsparticles/i, name: 'particles', trigger: 'autonomous' },
  { of: 'skrollr.', library: /skrollr/i, name: 'parallax', trigger: 'scroll' },
] as const;

function lottie(call: ScriptCall, script: ScriptContext): LibraryMotion | null {
  const options = argumentsOf(script.text, call.open, MAX_OPTIONS);
  if (/\bautoplay["']?\s*:\s*(?:false|!1)/.test(options)) return null;
  const container = /\bcontainer\s*:\s*([^]{1,160})/.exec(options)?.[1] ?? '';
  return { name: 'Lottie', trigger: 'autonomous', targets: script.elements.of(container), timing: null };
}
