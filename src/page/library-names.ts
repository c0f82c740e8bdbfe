/** Words of file names that tell builds of one library apart. */
export const VARIANTS: ReadonlySet<string> = new Set(
  'js mjs cjs min slim bundle pkgd umd esm es iife prod production dev development compat core lite latest vanilla'.split(
    ' ',
  ),
);

/** Names without version, build and `jquery.`. */
export const LIBRARIES: ReadonlySet<string> = new Set([
  ...'jquery migrate ui easing modernizr html5shiv respond polyfill polyfills babel prefixfree picturefill'.split(
    ' ',
  ),
  ...'bootstrap popper foundation uikit semantic materialize tether mdb flowbite'.split(' '),
  ...'gsap scrolltrigger scrolltoplugin splittext customease drawsvgplugin morphsvgplugin tweenmax tweenlite'.split(
    ' ',
  ),
  ...'swiper slick splide glide flickity flexslider bxslider owlcarousel lightslider siema'.split(' '),
  'owl carousel',
  'nivo slider',
  'tiny slider',
  ...'aos wow sal scrollreveal waypoints waypoint counterup purecounter appear inview viewportchecker'.split(
    ' ',
  ),
  'locomotive scroll',
  'smooth scroll',
  ...'lenis jarallax rellax parallax simpleparallax stellar skrollr scrollmagic scrollex scrolly'.split(' '),
  ...'typed typeit particles tsparticles lottie three anime velocity vivus splitting splittype tilt'.split(
    ' ',
  ),
  ...'isotope imagesloaded masonry fancybox lightbox glightbox photoswipe lightgallery mixitup packery'.split(
    ' ',
  ),
  'magnific popup',
  'lottie player',
  'split type',
  ...'vue react angular alpine htmx axios lodash underscore backbone moment dayjs handlebars mustache'.split(
    ' ',
  ),
  'react dom',
  ...'chart d3 p5 plotly echarts leaflet mathjax katex prism highlight clipboard headroom fuse feather'.split(
    ' ',
  ),
  ...'lazysizes lazyload hammer howler plyr video hls select2 sweetalert sweetalert2 toastr datatables'.split(
    ' ',
  ),
  ...'fontawesome webfont ionicons lucide pace nprogress validate form inputmask parsley'.split(' '),
  ...'analytics gtag gtm ga hotjar fbevents matomo piwik plausible recaptcha'.split(' '),
  'wp emoji release',
  'wp embed',
  'comment reply',
  ...'browser breakpoints util skel dropotron poptrox'.split(' '), // of HTML5 UP templates
]);
