/** Metrics of a font family. Widths are relative to an advance table, other values to the font size. */
export interface FontMetrics {
  readonly design: 'sans' | 'serif' | 'mono' | 'wide';
  readonly width: number;
  /** Width relative to the bold advance table. */
  readonly boldWidth: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

/**
 * DATA: advance widths of U+0020 to U+007E in thousandths of an em. Measured with canvas measureText in Chromium 150
 * on the metric-compatible Liberation fonts (sans = Arial and Helvetica, serif = Times New Roman) and on DejaVu Sans
 * (wide, similar to Verdana).
 */
export const ADVANCES: Readonly<Record<string, readonly number[]>> = {
  sans: advances(
    '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
  ),
  sansBold: advances(
    '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
  ),
  serif: advances(
    '250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541',
  ),
  serifBold: advances(
    '250 333 555 500 500 1000 833 278 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500 930 722 667 722 722 667 611 778 778 389 500 778 667 944 722 778 611 778 722 556 667 722 722 1000 722 722 667 333 278 333 581 500 333 500 556 444 556 444 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 444 394 220 394 520',
  ),
  wide: advances(
    '318 401 460 838 636 950 780 275 390 390 500 838 318 361 318 337 636 636 636 636 636 636 636 636 636 636 337 337 838 838 838 531 1000 684 686 698 770 632 575 775 752 295 295 656 557 863 748 787 603 787 695 635 611 732 684 989 685 611 685 390 337 390 838 500 500 613 635 550 635 615 352 635 634 278 278 579 278 974 634 612 635 635 411 521 392 634 592 818 592 592 525 636 337 636 838',
  ),
  wideBold: advances(
    '348 456 521 838 696 1002 872 306 457 457 523 838 380 415 380 365 696 696 696 696 696 696 696 696 696 696 400 400 838 838 838 580 1000 774 762 734 830 683 683 821 837 372 372 775 637 995 837 850 733 850 770 720 682 812 774 1103 771 724 725 457 365 457 838 500 500 675 716 593 716 678 435 716 712 343 343 665 343 1042 712 687 716 716 493 595 478 712 652 924 645 652 582 712 365 712 838',
  ),
  mono: fixedPitch(600),
  monoBold: fixedPitch(600),
};

type Row = readonly [
  family: string,
  design: FontMetrics['design'],
  width: number,
  boldWidth: number,
  ascent: number,
  descent: number,
  lineGap: number,
];

/**
 * DATA: metrics of well-known families. Widths from the average advance of Latin text, vertical metrics from the hhea
 * table, both as published by @capsizecss/metrics 4.3.0; generic families as Chromium resolves them on Linux.
 */
const FAMILIES: readonly Row[] = [
  ['arial', 'sans', 1, 1, 0.905, 0.212, 0.033],
  ['helvetica', 'sans', 1, 1, 0.905, 0.212, 0.033],
  ['liberation sans', 'sans', 1, 1, 0.905, 0.212, 0.033],
  ['sans-serif', 'sans', 1, 1, 0.905, 0.212, 0.033],
  ['times', 'serif', 1, 1, 0.891, 0.216, 0.042],
  ['times new roman', 'serif', 1, 1, 0.891, 0.216, 0.042],
  ['liberation serif', 'serif', 1, 1, 0.891, 0.216, 0.042],
  ['serif', 'serif', 1, 1, 0.891, 0.216, 0.042],
  ['courier', 'mono', 1, 1, 0.833, 0.3, 0],
  ['courier new', 'mono', 1, 1, 0.833, 0.3, 0],
  ['liberation mono', 'mono', 1, 1, 0.833, 0.3, 0],
  ['monospace', 'mono', 1.003, 1.003, 0.928, 0.236, 0],
  ['menlo', 'mono', 1.003, 1.003, 0.928, 0.236, 0],
  ['dejavu sans mono', 'mono', 1.003, 1.003, 0.928, 0.236, 0],
  ['monaco', 'mono', 1, 1, 1, 0.25, 0.083],
  ['consolas', 'mono', 0.916, 0.916, 0.884, 0.286, 0],
  ['sfmono-regular', 'mono', 1.03, 1.03, 0.95, 0.24, 0],
  ['ui-monospace', 'mono', 1.03, 1.03, 0.95, 0.24, 0],
  ['dejavu sans', 'wide', 1, 1, 0.928, 0.236, 0],
  ['system-ui', 'sans', 0.98, 0.97, 1, 0.23, 0],
  ['ui-sans-serif', 'sans', 0.98, 0.97, 1, 0.23, 0],
  ['blinkmacsystemfont', 'sans', 0.934, 0.934, 0.967, 0.211, 0],
  ['ui-serif', 'serif', 1.05, 1.05, 0.95, 0.24, 0],
  ['ui-rounded', 'sans', 0.98, 0.97, 0.967, 0.211, 0],
  ['cursive', 'serif', 1, 1, 0.891, 0.216, 0.042],
  ['fantasy', 'serif', 1, 1, 0.891, 0.216, 0.042],
  ['alfa slab one', 'sans', 1.207, 1.207, 1.036, 0.333, 0],
  ['anton', 'sans', 0.907, 0.907, 1.176, 0.329, 0],
  ['-apple-system', 'sans', 0.934, 0.934, 0.967, 0.211, 0],
  ['archivo', 'sans', 0.987, 0.983, 0.878, 0.21, 0],
  ['archivo narrow', 'sans', 0.825, 0.82, 1.035, 0.312, 0],
  ['arvo', 'serif', 1.202, 1.199, 0.961, 0.247, 0.027],
  ['assistant', 'sans', 0.929, 0.914, 1.021, 0.287, 0],
  ['barlow', 'sans', 0.967, 0.925, 1, 0.2, 0],
  ['barlow condensed', 'sans', 0.765, 0.76, 1, 0.2, 0],
  ['barlow semi condensed', 'sans', 0.866, 0.843, 1, 0.2, 0],
  ['be vietnam pro', 'sans', 1.104, 1.065, 1, 0.265, 0],
  ['bebas neue', 'sans', 0.767, 0.767, 0.9, 0.3, 0],
  ['bitter', 'serif', 1.145, 1.095, 0.935, 0.265, 0],
  ['cabin', 'sans', 0.947, 0.9, 0.965, 0.25, 0],
  ['cinzel', 'serif', 1.369, 1.311, 0.976, 0.372, 0],
  ['cormorant garamond', 'serif', 0.97, 0.92, 0.924, 0.287, 0],
  ['crimson pro', 'serif', 0.986, 0.987, 0.896, 0.215, 0],
  ['crimson text', 'serif', 0.974, 1, 0.949, 0.351, 0],
  ['dm sans', 'sans', 1.045, 1.027, 0.992, 0.31, 0],
  ['dm serif display', 'serif', 1.098, 1.098, 1.036, 0.335, 0],
  ['dancing script', 'sans', 0.814, 0.777, 0.92, 0.28, 0],
  ['dosis', 'sans', 0.846, 0.846, 1.027, 0.237, 0],
  ['eb garamond', 'serif', 0.948, 0.98, 1.007, 0.298, 0],
  ['exo 2', 'sans', 1.021, 0.988, 0.999, 0.201, 0],
  ['figtree', 'sans', 1.007, 0.964, 0.95, 0.25, 0],
  ['fira code', 'mono', 1, 1, 0.99, 0.322, 0],
  ['fira sans', 'sans', 1.027, 0.955, 0.935, 0.265, 0],
  ['fjalla one', 'sans', 0.874, 0.874, 1.009, 0.248, 0],
  ['fraunces', 'serif', 1.155, 1.156, 0.978, 0.255, 0],
  ['geist', 'sans', 1.048, 1.04, 1.005, 0.295, 0],
  ['geist mono', 'mono', 1, 1, 1.005, 0.295, 0],
  ['georgia', 'serif', 1.098, 1.199, 0.917, 0.219, 0],
  ['hanken grotesk', 'sans', 1.009, 0.952, 1, 0.303, 0],
  ['heebo', 'sans', 0.999, 0.942, 1.048, 0.421, 0],
  ['helvetica neue', 'sans', 1.009, 1, 0.952, 0.213, 0.028],
  ['ibm plex mono', 'mono', 1, 1, 1.025, 0.275, 0],
  ['ibm plex sans', 'sans', 1.012, 0.986, 1.025, 0.275, 0],
  ['instrument sans', 'sans', 1.027, 0.996, 0.97, 0.25, 0],
  ['instrument serif', 'serif', 0.84, 0.84, 0.99, 0.31, 0],
  ['inter', 'sans', 1.071, 1.025, 0.969, 0.241, 0],
  ['inter tight', 'sans', 0.964, 0.96, 0.969, 0.241, 0],
  ['jetbrains mono', 'mono', 1, 1, 1.02, 0.3, 0],
  ['josefin sans', 'sans', 1.023, 1.011, 0.75, 0.25, 0],
  ['kanit', 'sans', 1.014, 0.979, 1.1, 0.395, 0],
  ['karla', 'sans', 1.024, 0.996, 0.917, 0.252, 0],
  ['lato', 'sans', 0.977, 0.928, 0.987, 0.213, 0],
  ['lexend', 'sans', 1.099, 1.081, 1, 0.25, 0],
  ['libre baskerville', 'serif', 1.273, 1.226, 0.97, 0.27, 0],
  ['libre franklin', 'sans', 1.043, 1.001, 0.966, 0.246, 0],
  ['lobster', 'sans', 0.879, 0.879, 1, 0.25, 0],
  ['lora', 'serif', 1.153, 1.115, 1.006, 0.274, 0],
  ['lucida grande', 'sans', 1.103, 1.09, 0.967, 0.211, 0],
  ['manrope', 'sans', 1.032, 1.011, 1.066, 0.3, 0],
  ['merriweather', 'serif', 1.194, 1.154, 0.984, 0.273, 0],
  ['montserrat', 'sans', 1.128, 1.104, 0.968, 0.251, 0],
  ['mulish', 'sans', 1.041, 1.004, 1.005, 0.25, 0],
  ['noto sans', 'sans', 1.063, 1.047, 1.069, 0.293, 0],
  ['noto serif', 'serif', 1.184, 1.183, 1.069, 0.293, 0],
  ['nunito', 'sans', 1.014, 0.979, 1.011, 0.353, 0],
  ['nunito sans', 'sans', 1.014, 0.979, 1.011, 0.353, 0],
  ['onest', 'sans', 1.052, 1.006, 0.97, 0.305, 0],
  ['open sans', 'sans', 1.051, 1.047, 1.069, 0.293, 0],
  ['oswald', 'sans', 0.814, 0.856, 1.193, 0.289, 0],
  ['outfit', 'sans', 0.998, 0.96, 1, 0.26, 0],
  ['oxygen', 'sans', 1.011, 0.994, 1.027, 0.236, 0],
  ['pt sans', 'sans', 0.967, 0.898, 1.018, 0.276, 0],
  ['pt sans narrow', 'sans', 0.778, 0.745, 1.018, 0.276, 0],
  ['pt serif', 'serif', 1.103, 1.119, 1.039, 0.286, 0],
  ['pacifico', 'sans', 0.949, 0.949, 1.303, 0.453, 0],
  ['playfair display', 'serif', 1.113, 1.07, 1.082, 0.251, 0],
  ['plus jakarta sans', 'sans', 1.05, 1.008, 1.038, 0.222, 0],
  ['poppins', 'sans', 1.122, 1.073, 1.05, 0.35, 0.1],
  ['public sans', 'sans', 1.049, 0.999, 0.95, 0.225, 0],
  ['quicksand', 'sans', 1.043, 1.019, 1, 0.25, 0],
  ['raleway', 'sans', 1.039, 1.002, 0.94, 0.234, 0],
  ['red hat display', 'sans', 0.991, 0.966, 1.018, 0.305, 0],
  ['roboto', 'sans', 0.998, 0.941, 0.928, 0.244, 0],
  ['roboto condensed', 'sans', 0.888, 0.839, 0.928, 0.244, 0],
  ['roboto mono', 'mono', 1, 1, 1.048, 0.271, 0],
  ['roboto slab', 'serif', 1.169, 1.111, 1.048, 0.271, 0],
  ['rubik', 'sans', 1.05, 1.044, 0.935, 0.25, 0],
  ['schibsted grotesk', 'sans', 1.045, 1.02, 0.977, 0.258, 0],
  ['segoe ui', 'sans', 0.995, 0.99, 1.079, 0.251, 0],
  ['sora', 'sans', 1.137, 1.077, 0.97, 0.29, 0],
  ['source code pro', 'mono', 1, 1, 0.984, 0.273, 0],
  ['source sans 3', 'sans', 0.938, 0.923, 1.024, 0.4, 0],
  ['source serif 4', 'serif', 1.179, 1.141, 1.036, 0.335, 0],
  ['space grotesk', 'sans', 1.097, 1.021, 0.984, 0.292, 0],
  ['space mono', 'mono', 1.02, 1.02, 1.12, 0.361, 0],
  ['tahoma', 'sans', 1.004, 1.061, 1, 0.207, 0],
  ['titillium web', 'sans', 0.944, 0.905, 1.133, 0.388, 0],
  ['trebuchet ms', 'sans', 1.023, 0.993, 0.939, 0.222, 0],
  ['ubuntu', 'sans', 1.021, 1, 0.932, 0.189, 0.028],
  ['urbanist', 'sans', 0.99, 0.956, 0.95, 0.25, 0],
  ['verdana', 'sans', 1.149, 1.19, 1.005, 0.21, 0],
  ['work sans', 'sans', 1.119, 1.045, 0.93, 0.243, 0],
  ['zilla slab', 'serif', 1.069, 1.025, 0.944, 0.256, 0],
];

/** Chromium's standard font, Times New Roman, for lists without a known family. */
const STANDARD: FontMetrics = metricsOf(['', 'serif', 1, 1, 0.891, 0.216, 0.042]);

const BY_FAMILY: ReadonlyMap<string, FontMetrics> = new Map(
  FAMILIES.map((row) => [row[0], metricsOf(row)] as const),
);

/** Metrics of the first known family in the list. */
export function fontMetrics(families: readonly string[]): FontMetrics {
  for (const family of families) {
    const known = BY_FAMILY.get(family);
    if (known !== undefined) return known;
  }
  return STANDARD;
}

function metricsOf([, design, width, boldWidth, ascent, descent, lineGap]: Row): FontMetrics {
  return { design, width, boldWidth, ascent, descent, lineGap };
}

function fixedPitch(advance: number): readonly number[] {
  return Array.from({ length: 95 }, () => advance);
}

function advances(table: string): readonly number[] {
  return table.split(' ').map(Number);
}
