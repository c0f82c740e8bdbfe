/** Limits of fetching one page. Bytes are counted after decompression, so a decompression bomb gains nothing. */
export interface FetchLimits {
  /** Of the HTML; the rest is cut off and a remark says so. */
  readonly htmlBytes: number;
  /** Of all stylesheets together, imported ones included. */
  readonly cssBytes: number;
  /** Stylesheets fetched, imported ones included. */
  readonly sheets: number;
  /** Images whose size is fetched; they count against `sheets` as well. */
  readonly images: number;
  /** Of one image: its header comes first. */
  readonly imageBytes: number;
  /** Images fetched whole and decoded, background pictures first. */
  readonly pictures: number;
  /** Of a picture to decode; of a larger file, PNG and JPEG are decoded as far as they go. */
  readonly pictureBytes: number;
  /** Pixels of one picture to decode. */
  readonly picturePixels: number;
  /** Pixels of all pictures to decode. */
  readonly allPicturePixels: number;
  /** Milliseconds of waiting for all images together; decoding has limits of pixels instead. */
  readonly imagesMs: number;
  /** Scripts fetched; they count against `sheets` as well, and stylesheets come first. */
  readonly scripts: number;
  /** Of one script: the rest is cut off. */
  readonly scriptBytes: number;
  /** Milliseconds of waiting for all scripts together. */
  readonly scriptsMs: number;
  /** Depth to which @import is followed: 1 is a stylesheet imported by a top-level one. */
  readonly importDepth: number;
  /** Redirects of one request; a meta refresh counts as one. */
  readonly redirects: number;
  /** Milliseconds for one request: connection, every redirect, headers and body. */
  readonly requestMs: number;
  /** Milliseconds for the page and all its stylesheets. */
  readonly totalMs: number;
  /** Requests in flight at once. */
  readonly parallel: number;
}

export const FETCH_LIMITS: FetchLimits = {
  htmlBytes: 3_000_000, // the HTTP Archive's 99th percentile of documents is below 1 MB
  cssBytes: 4_000_000, // a few unpurged frameworks; together with the HTML far inside a 128 MB isolate
  sheets: 40, // leaves room for theme-heavy CMS pages within the 50 subrequests of a small Workers plan
  images: 28, // those in the first three screens, and the backgrounds of sections
  imageBytes: 65_536, // the size comes within this, even after colour profiles and previews
  pictures: 14, // those in the first two screens: 6 MB at most while they wait to be decoded
  pictureBytes: 400_000, // 90 % of the JPEG and WebP files and 85 % of the PNG files of real pages
  picturePixels: 4_200_000, // a cover of 2560 by 1600; decoded, with its codec, 34 MB
  allPicturePixels: 16_000_000, // 20 to 30 ms for a million; the median page has 3 million
  imagesMs: 2_500, // a size that arrives later is not worth the wait
  scripts: 8, // own scripts of a page without its libraries: three quarters of real pages have at most three
  scriptBytes: 300_000, // beyond it a file is a bundle of libraries, and reading it would cost over 5 ms
  scriptsMs: 2_500, // as for images: what moves is not worth a longer wait
  importDepth: 4, // real chains are one or two deep
  redirects: 5, // http -> https -> www -> language -> page
  requestMs: 8_000, // a slower page is down for most of its readers
  totalMs: 20_000, // leaves 5 s for the reading within a 25 s answer
  parallel: 6, // connections a Worker may hold open at once; more would queue anyway
};

/** The longest address accepted; browsers and servers agree on less. Characters. */
export const MAX_URL_LENGTH = 4_096;
