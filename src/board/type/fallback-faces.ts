// Written by `npm run board-fonts` from @capsizecss/metrics 4.3.0. Do not edit.

/** What takes the place of a typeface while it loads or where it is missing. */
export interface FallbackFace {
  /** em; average width of a letter in English text, regular and bold. */
  readonly widths: readonly [regular: number, bold: number];
  /** `@font-face` rules: a system font with the size, ascent, descent and line gap of the typeface. */
  readonly css: string;
}

/** By name of the typeface. */
export const FALLBACK_FACES: Readonly<Record<string, FallbackFace>> = {
  Inter: {
    widths: [0.478, 0.492],
    css: '@font-face{font-family:"Inter Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:90.4365%;descent-override:22.518%;line-gap-override:0%;size-adjust:107.1194%;}@font-face{font-family:"Inter Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:94.4723%;descent-override:23.5229%;line-gap-override:0%;size-adjust:102.5432%;}',
  },
  Arimo: {
    widths: [0.446, 0.48],
    css: '@font-face{font-family:"Arimo Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;}@font-face{font-family:"Arimo Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;}',
  },
  Roboto: {
    widths: [0.445, 0.452],
    css: '@font-face{font-family:"Roboto Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:92.9771%;descent-override:24.4677%;line-gap-override:0%;size-adjust:99.7809%;}@font-face{font-family:"Roboto Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:98.4841%;descent-override:25.9169%;line-gap-override:0%;size-adjust:94.2014%;}',
  },
  Archivo: {
    widths: [0.44, 0.472],
    css: '@font-face{font-family:"Archivo Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:88.9575%;descent-override:21.2769%;line-gap-override:0%;size-adjust:98.6988%;}@font-face{font-family:"Archivo Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:89.2845%;descent-override:21.3551%;line-gap-override:0%;size-adjust:98.3373%;}',
  },
  Geist: {
    widths: [0.467, 0.499],
    css: '@font-face{font-family:"Geist Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:95.9379%;descent-override:28.1609%;line-gap-override:0%;size-adjust:104.7553%;}@font-face{font-family:"Geist Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:96.6694%;descent-override:28.3756%;line-gap-override:0%;size-adjust:103.9626%;}',
  },
  'Hanken Grotesk': {
    widths: [0.45, 0.457],
    css: '@font-face{font-family:"Hanken Grotesk Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:99.0668%;descent-override:30.0173%;line-gap-override:0%;size-adjust:100.9419%;}@font-face{font-family:"Hanken Grotesk Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:105.0285%;descent-override:31.8237%;line-gap-override:0%;size-adjust:95.2122%;}',
  },
  'Libre Franklin': {
    widths: [0.465, 0.481],
    css: '@font-face{font-family:"Libre Franklin Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:92.6115%;descent-override:23.5843%;line-gap-override:0%;size-adjust:104.3067%;}@font-face{font-family:"Libre Franklin Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:96.3952%;descent-override:24.5479%;line-gap-override:0%;size-adjust:100.2124%;}',
  },
  'Work Sans': {
    widths: [0.499, 0.502],
    css: '@font-face{font-family:"Work Sans Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:83.0851%;descent-override:21.7093%;line-gap-override:0%;size-adjust:111.9334%;}@font-face{font-family:"Work Sans Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:88.9207%;descent-override:23.2341%;line-gap-override:0%;size-adjust:104.5876%;}',
  },
  'Public Sans': {
    widths: [0.468, 0.48],
    css: '@font-face{font-family:"Public Sans Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:90.5905%;descent-override:21.4557%;line-gap-override:0%;size-adjust:104.8675%;}@font-face{font-family:"Public Sans Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:95.0952%;descent-override:22.5225%;line-gap-override:0%;size-adjust:99.8999%;}',
  },
  'Schibsted Grotesk': {
    widths: [0.466, 0.49],
    css: '@font-face{font-family:"Schibsted Grotesk Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:93.4593%;descent-override:24.6733%;line-gap-override:0%;size-adjust:104.4907%;}@font-face{font-family:"Schibsted Grotesk Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:95.709%;descent-override:25.2672%;line-gap-override:0%;size-adjust:102.0346%;}',
  },
  'Space Grotesk': {
    widths: [0.489, 0.49],
    css: '@font-face{font-family:"Space Grotesk Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:89.7072%;descent-override:26.6204%;line-gap-override:0%;size-adjust:109.6903%;}@font-face{font-family:"Space Grotesk Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:96.3879%;descent-override:28.6029%;line-gap-override:0%;size-adjust:102.0875%;}',
  },
  'Bricolage Grotesque': {
    widths: [0.47, 0.489],
    css: '@font-face{font-family:"Bricolage Grotesque Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:88.2116%;descent-override:25.6098%;line-gap-override:0%;size-adjust:105.4283%;}@font-face{font-family:"Bricolage Grotesque Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:91.2846%;descent-override:26.502%;line-gap-override:0%;size-adjust:101.8791%;}',
  },
  'Mona Sans': {
    widths: [0.464, 0.488],
    css: '@font-face{font-family:"Mona Sans Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:104.7248%;descent-override:30.7449%;line-gap-override:0%;size-adjust:104.0824%;}@font-face{font-family:"Mona Sans Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:107.2088%;descent-override:31.4741%;line-gap-override:0%;size-adjust:101.6708%;}',
  },
  'Instrument Sans': {
    widths: [0.458, 0.478],
    css: '@font-face{font-family:"Instrument Sans Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:94.4163%;descent-override:24.3341%;line-gap-override:0%;size-adjust:102.7365%;}@font-face{font-family:"Instrument Sans Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:97.4019%;descent-override:25.1036%;line-gap-override:0%;size-adjust:99.5874%;}',
  },
  Onest: {
    widths: [0.469, 0.483],
    css: '@font-face{font-family:"Onest Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:92.2019%;descent-override:28.9913%;line-gap-override:0%;size-adjust:105.2039%;}@font-face{font-family:"Onest Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:96.3936%;descent-override:30.3093%;line-gap-override:0%;size-adjust:100.6291%;}',
  },
  'Open Sans': {
    widths: [0.469, 0.503],
    css: '@font-face{font-family:"Open Sans Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:101.6519%;descent-override:27.8625%;line-gap-override:0%;size-adjust:105.1479%;}@font-face{font-family:"Open Sans Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:102.0075%;descent-override:27.96%;line-gap-override:0%;size-adjust:104.7813%;}',
  },
  'Source Sans 3': {
    widths: [0.418, 0.443],
    css: '@font-face{font-family:"Source Sans 3 Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:109.2105%;descent-override:42.6604%;line-gap-override:0%;size-adjust:93.7639%;}@font-face{font-family:"Source Sans 3 Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:110.9481%;descent-override:43.3391%;line-gap-override:0%;size-adjust:92.2954%;}',
  },
  'IBM Plex Sans': {
    widths: [0.451, 0.473],
    css: '@font-face{font-family:"IBM Plex Sans Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:101.3184%;descent-override:27.183%;line-gap-override:0%;size-adjust:101.1663%;}@font-face{font-family:"IBM Plex Sans Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:104.0127%;descent-override:27.9058%;line-gap-override:0%;size-adjust:98.5457%;}',
  },
  Figtree: {
    widths: [0.449, 0.463],
    css: '@font-face{font-family:"Figtree Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:94.3231%;descent-override:24.8219%;line-gap-override:0%;size-adjust:100.7176%;}@font-face{font-family:"Figtree Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:98.4841%;descent-override:25.9169%;line-gap-override:0%;size-adjust:96.4623%;}',
  },
  'DM Sans': {
    widths: [0.466, 0.493],
    css: '@font-face{font-family:"DM Sans Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:94.9001%;descent-override:29.6563%;line-gap-override:0%;size-adjust:104.531%;}@font-face{font-family:"DM Sans Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:96.5802%;descent-override:30.1813%;line-gap-override:0%;size-adjust:102.7125%;}',
  },
  'Albert Sans': {
    widths: [0.463, 0.469],
    css: '@font-face{font-family:"Albert Sans Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:91.471%;descent-override:24.0713%;line-gap-override:0%;size-adjust:103.8581%;}@font-face{font-family:"Albert Sans Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:97.2242%;descent-override:25.5853%;line-gap-override:0%;size-adjust:97.7123%;}',
  },
  'Nunito Sans': {
    widths: [0.452, 0.47],
    css: '@font-face{font-family:"Nunito Sans Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:99.7134%;descent-override:34.8159%;line-gap-override:0%;size-adjust:101.3906%;}@font-face{font-family:"Nunito Sans Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:103.2469%;descent-override:36.0496%;line-gap-override:0%;size-adjust:97.9207%;}',
  },
  Nunito: {
    widths: [0.452, 0.47],
    css: '@font-face{font-family:"Nunito Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:99.7134%;descent-override:34.8159%;line-gap-override:0%;size-adjust:101.3906%;}@font-face{font-family:"Nunito Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:103.2469%;descent-override:36.0496%;line-gap-override:0%;size-adjust:97.9207%;}',
  },
  'Red Hat Display': {
    widths: [0.442, 0.464],
    css: '@font-face{font-family:"Red Hat Display Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:102.6754%;descent-override:30.7623%;line-gap-override:0%;size-adjust:99.1474%;}@font-face{font-family:"Red Hat Display Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:105.3061%;descent-override:31.5504%;line-gap-override:0%;size-adjust:96.6706%;}',
  },
  'Red Hat Text': {
    widths: [0.447, 0.495],
    css: '@font-face{font-family:"Red Hat Text Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:101.5269%;descent-override:30.4182%;line-gap-override:0%;size-adjust:100.269%;}@font-face{font-family:"Red Hat Text Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:98.7111%;descent-override:29.5746%;line-gap-override:0%;size-adjust:103.1292%;}',
  },
  Jost: {
    widths: [0.428, 0.472],
    css: '@font-face{font-family:"Jost Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:111.4502%;descent-override:39.0596%;line-gap-override:0%;size-adjust:96.007%;}@font-face{font-family:"Jost Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:108.8091%;descent-override:38.134%;line-gap-override:0%;size-adjust:98.3373%;}',
  },
  Outfit: {
    widths: [0.445, 0.461],
    css: '@font-face{font-family:"Outfit Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:100.18%;descent-override:26.0468%;line-gap-override:0%;size-adjust:99.8204%;}@font-face{font-family:"Outfit Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:104.1172%;descent-override:27.0705%;line-gap-override:0%;size-adjust:96.0456%;}',
  },
  Montserrat: {
    widths: [0.503, 0.53],
    css: '@font-face{font-family:"Montserrat Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:85.7923%;descent-override:22.2457%;line-gap-override:0%;size-adjust:112.8307%;}@font-face{font-family:"Montserrat Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:87.6644%;descent-override:22.7312%;line-gap-override:0%;size-adjust:110.4212%;}',
  },
  Manrope: {
    widths: [0.46, 0.486],
    css: '@font-face{font-family:"Manrope Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:103.3095%;descent-override:29.074%;line-gap-override:0%;size-adjust:103.1851%;}@font-face{font-family:"Manrope Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:105.3881%;descent-override:29.6589%;line-gap-override:0%;size-adjust:101.1499%;}',
  },
  'Plus Jakarta Sans': {
    widths: [0.468, 0.484],
    css: '@font-face{font-family:"Plus Jakarta Sans Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:98.8763%;descent-override:21.147%;line-gap-override:0%;size-adjust:104.9796%;}@font-face{font-family:"Plus Jakarta Sans Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:102.938%;descent-override:22.0156%;line-gap-override:0%;size-adjust:100.8374%;}',
  },
  Rubik: {
    widths: [0.468, 0.501],
    css: '@font-face{font-family:"Rubik Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:89.0649%;descent-override:23.8141%;line-gap-override:0%;size-adjust:104.9796%;}@font-face{font-family:"Rubik Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:89.5772%;descent-override:23.9511%;line-gap-override:0%;size-adjust:104.3792%;}',
  },
  Saira: {
    widths: [0.462, 0.475],
    css: '@font-face{font-family:"Saira Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:109.5203%;descent-override:42.3607%;line-gap-override:0%;size-adjust:103.6337%;}@font-face{font-family:"Saira Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:114.6901%;descent-override:44.3603%;line-gap-override:0%;size-adjust:98.9624%;}',
  },
  Oswald: {
    widths: [0.363, 0.411],
    css: '@font-face{font-family:"Oswald Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:146.5125%;descent-override:35.4921%;line-gap-override:0%;size-adjust:81.4265%;}@font-face{font-family:"Oswald Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:139.3228%;descent-override:33.7505%;line-gap-override:0%;size-adjust:85.6285%;}',
  },
  Unbounded: {
    widths: [0.6, 0.633],
    css: '@font-face{font-family:"Unbounded Fallback";src:local("Arial"),local("ArialMT");font-weight:1 599;ascent-override:73.9286%;descent-override:18.2035%;line-gap-override:0%;size-adjust:134.5893%;}@font-face{font-family:"Unbounded Fallback";src:local("Arial Bold"),local("Arial-BoldMT");font-weight:600 1000;ascent-override:75.4472%;descent-override:18.5774%;line-gap-override:0%;size-adjust:131.8804%;}',
  },
  'Source Serif 4': {
    widths: [0.479, 0.494],
    css: '@font-face{font-family:"Source Serif 4 Fallback";src:local("Times New Roman"),local("TimesNewRomanPSMT");font-weight:1 599;ascent-override:87.8653%;descent-override:28.4121%;line-gap-override:0%;size-adjust:117.9077%;}@font-face{font-family:"Source Serif 4 Fallback";src:local("Times New Roman Bold"),local("TimesNewRomanPS-BoldMT");font-weight:600 1000;ascent-override:90.727%;descent-override:29.3374%;line-gap-override:0%;size-adjust:114.1887%;}',
  },
  Newsreader: {
    widths: [0.429, 0.462],
    css: '@font-face{font-family:"Newsreader Fallback";src:local("Times New Roman"),local("TimesNewRomanPSMT");font-weight:1 599;ascent-override:69.6835%;descent-override:25.124%;line-gap-override:0%;size-adjust:105.4769%;}@font-face{font-family:"Newsreader Fallback";src:local("Times New Roman Bold"),local("TimesNewRomanPS-BoldMT");font-weight:600 1000;ascent-override:68.9%;descent-override:24.8415%;line-gap-override:0%;size-adjust:106.6763%;}',
  },
  'Playfair Display': {
    widths: [0.452, 0.463],
    css: '@font-face{font-family:"Playfair Display Fallback";src:local("Times New Roman"),local("TimesNewRomanPSMT");font-weight:1 599;ascent-override:97.2483%;descent-override:22.5595%;line-gap-override:0%;size-adjust:111.2615%;}@font-face{font-family:"Playfair Display Fallback";src:local("Times New Roman Bold"),local("TimesNewRomanPS-BoldMT");font-weight:600 1000;ascent-override:101.0997%;descent-override:23.4529%;line-gap-override:0%;size-adjust:107.023%;}',
  },
  'Bodoni Moda': {
    widths: [0.464, 0.49],
    css: '@font-face{font-family:"Bodoni Moda Fallback";src:local("Times New Roman"),local("TimesNewRomanPSMT");font-weight:1 599;ascent-override:98.4981%;descent-override:35.0216%;line-gap-override:0%;size-adjust:114.2154%;}@font-face{font-family:"Bodoni Moda Fallback";src:local("Times New Roman Bold"),local("TimesNewRomanPS-BoldMT");font-weight:600 1000;ascent-override:99.3254%;descent-override:35.3157%;line-gap-override:0%;size-adjust:113.2641%;}',
  },
  Lora: {
    widths: [0.468, 0.482],
    css: '@font-face{font-family:"Lora Fallback";src:local("Times New Roman"),local("TimesNewRomanPSMT");font-weight:1 599;ascent-override:87.3264%;descent-override:23.7847%;line-gap-override:0%;size-adjust:115.2%;}@font-face{font-family:"Lora Fallback";src:local("Times New Roman Bold"),local("TimesNewRomanPS-BoldMT");font-weight:600 1000;ascent-override:90.2931%;descent-override:24.5928%;line-gap-override:0%;size-adjust:111.4149%;}',
  },
  'Roboto Slab': {
    widths: [0.475, 0.48],
    css: '@font-face{font-family:"Roboto Slab Fallback";src:local("Times New Roman"),local("TimesNewRomanPSMT");font-weight:1 599;ascent-override:89.6926%;descent-override:23.1964%;line-gap-override:0%;size-adjust:116.8269%;}@font-face{font-family:"Roboto Slab Fallback";src:local("Times New Roman Bold"),local("TimesNewRomanPS-BoldMT");font-weight:600 1000;ascent-override:94.3492%;descent-override:24.4007%;line-gap-override:0%;size-adjust:111.0609%;}',
  },
  'JetBrains Mono': {
    widths: [0.6, 0.6],
    css: '@font-face{font-family:"JetBrains Mono Fallback";src:local("Courier New"),local("CourierNewPSMT");font-weight:1 599;ascent-override:102.0166%;descent-override:30.0049%;size-adjust:99.9837%;}@font-face{font-family:"JetBrains Mono Fallback";src:local("Courier New Bold"),local("CourierNewPS-BoldMT");font-weight:600 1000;ascent-override:102.0166%;descent-override:30.0049%;size-adjust:99.9837%;}',
  },
  'Geist Mono': {
    widths: [0.6, 0.6],
    css: '@font-face{font-family:"Geist Mono Fallback";src:local("Courier New"),local("CourierNewPSMT");font-weight:1 599;ascent-override:100.5164%;descent-override:29.5048%;size-adjust:99.9837%;}@font-face{font-family:"Geist Mono Fallback";src:local("Courier New Bold"),local("CourierNewPS-BoldMT");font-weight:600 1000;ascent-override:100.5164%;descent-override:29.5048%;size-adjust:99.9837%;}',
  },
  'Source Code Pro': {
    widths: [0.6, 0.6],
    css: '@font-face{font-family:"Source Code Pro Fallback";src:local("Courier New"),local("CourierNewPSMT");font-weight:1 599;ascent-override:98.416%;descent-override:27.3044%;size-adjust:99.9837%;}@font-face{font-family:"Source Code Pro Fallback";src:local("Courier New Bold"),local("CourierNewPS-BoldMT");font-weight:600 1000;ascent-override:98.416%;descent-override:27.3044%;size-adjust:99.9837%;}',
  },
  'Roboto Mono': {
    widths: [0.6, 0.6],
    css: '@font-face{font-family:"Roboto Mono Fallback";src:local("Courier New"),local("CourierNewPSMT");font-weight:1 599;ascent-override:104.7852%;descent-override:27.0996%;}@font-face{font-family:"Roboto Mono Fallback";src:local("Courier New Bold"),local("CourierNewPS-BoldMT");font-weight:600 1000;ascent-override:104.7852%;descent-override:27.0996%;}',
  },
  Inconsolata: {
    widths: [0.5, 0.5],
    css: '@font-face{font-family:"Inconsolata Fallback";src:local("Courier New"),local("CourierNewPSMT");font-weight:1 599;ascent-override:103.0968%;descent-override:22.8037%;size-adjust:83.3198%;}@font-face{font-family:"Inconsolata Fallback";src:local("Courier New Bold"),local("CourierNewPS-BoldMT");font-weight:600 1000;ascent-override:103.0968%;descent-override:22.8037%;size-adjust:83.3198%;}',
  },
};
