import type { Synonym } from './synonym.ts';

/** Movements, schools and manners of design. */
export const AESTHETICS: readonly Synonym[] = [
  { heads: ['fraktur', 'blackletter'], also: ['newspaper', 'masthead'] },
  {
    heads: [
      'swiss style',
      'swiss design',
      'swiss modernism',
      'swiss typography',
      'swiss graphic design',
      'international style',
    ],
    also: [
      'international typographic style',
      'müller-brockmann',
      'swiss grid',
      'swiss',
      'helvetica',
      'neue haas grotesk',
    ],
    source:
      'R. Hollis, Swiss Graphic Design: The Origins and Growth of an International Style 1920-1965, Laurence King, 2006',
  },
  {
    heads: ['international typographic style'],
    also: ['swiss grid', 'müller-brockmann', 'swiss poster', 'swiss'],
    source:
      'P. B. Meggs and A. W. Purvis, Meggs’ History of Graphic Design, Wiley: The International Typographic Style',
  },
  {
    heads: ['grid', 'grid system', 'modular grid', 'visible grid', 'grid layout'],
    also: ['müller-brockmann', 'grid of sixteenths', 'layout grid', 'hairlines', 'grid system'],
    source: 'J. Müller-Brockmann, Grid Systems in Graphic Design, Niggli, 1981',
  },
  {
    heads: ['bauhaus'],
    also: ['futura', 'paul renner', 'geometric sans', 'dieter rams', 'modernism'],
    source: 'M. Droste, Bauhaus 1919-1933, Taschen, 1990',
  },
  {
    heads: ['new typography', 'neue typographie'],
    also: ['futura', 'paul renner', 'tschichold', 'modernism'],
    source: 'J. Tschichold, Die neue Typographie, Berlin, 1928',
  },
  {
    heads: ['modernism', 'modernist', 'mid century modern', 'midcentury modern'],
    also: ['modernism', 'international typographic style', 'paul rand', 'dieter rams', 'braun'],
  },
  {
    heads: [
      'brutalism',
      'brutalist',
      'web brutalism',
      'brutalist web',
      'neobrutalism',
      'neo brutalism',
      'neubrutalism',
    ],
    also: ['brutalist', 'raw', 'heavy borders', 'square corners'],
    source: 'R. Banham, The New Brutalism, The Architectural Review, December 1955',
  },
  {
    heads: ['anti design', 'undesigned', 'unstyled', 'default styles', 'plain html'],
    also: ['raw', 'html', 'hypertext'],
  },
  {
    heads: ['art deco', 'deco', 'streamline', 'streamline moderne'],
    also: ['art deco', 'coachwork'],
    source: 'B. Hillier, Art Deco of the 20s and 30s, Studio Vista, 1968',
  },
  { heads: ['art nouveau', 'jugendstil'], also: ['organic', 'ornament'] },
  {
    heads: ['arts and crafts', 'kelmscott', 'private press', 'william morris'],
    also: ['private press', 'handmade paper', 'letterpress'],
    source: 'W. S. Peterson, The Kelmscott Press, Oxford University Press, 1991',
  },
  {
    heads: ['constructivism', 'constructivist', 'russian avant garde', 'suprematism'],
    also: ['poster', 'diagonal', 'triadic'],
    source: 'C. Gray, The Great Experiment: Russian Art 1863-1922, Thames & Hudson, 1962',
  },
  { heads: ['de stijl', 'mondrian', 'neoplasticism'], also: ['triadic', 'square tiles'] },
  {
    heads: ['memphis', 'memphis design', 'memphis group', 'sottsass'],
    also: ['exuberant', 'colourful playful', 'vivid shapes'],
    source: 'B. Radice, Memphis, Rizzoli, 1984',
  },
  {
    heads: ['postmodernism', 'postmodern', 'deconstruction', 'grunge'],
    also: ['exuberant', 'raw', 'collage'],
    source: 'R. Poynor, No More Rules: Graphic Design and Postmodernism, Laurence King, 2003',
  },
  { heads: ['collage', 'cut out', 'cutout', 'paper cut'], also: ['collage', 'cut-out', 'coloured paper'] },
  { heads: ['pop art', 'warhol', 'lichtenstein'], also: ['vibrant', 'vivid colourful', 'exuberant'] },
  { heads: ['op art', 'optical art'], also: ['monochrome', 'contrast', 'stripes'] },
  { heads: ['psychedelic', 'psychedelia'], also: ['exuberant', '1960s', '1970s', 'vivid gradient'] },
  {
    heads: ['color field', 'rothko', 'color field painting'],
    also: ['colour-field', 'blurred hues', 'gradient'],
  },
  {
    heads: [
      'minimalism',
      'minimalist',
      'minimal',
      'minimalistic',
      'less is more',
      'reduced',
      'stripped back',
      'bare',
    ],
    also: ['restrained', 'monochrome', 'spacious', 'whitespace'],
  },
  {
    heads: ['maximalism', 'maximalist', 'busy', 'over the top'],
    also: ['exuberant', 'dense vibrant', 'colourful dense'],
  },
  {
    heads: ['skeuomorphism', 'skeuomorphic', 'skeumorphic', 'skeumorphism', 'realistic textures'],
    also: ['skeuomorphism', 'desktop metaphor', 'textured'],
  },
  {
    heads: ['flat', 'flat design', 'flat ui', 'metro', 'metro ui', 'windows phone'],
    also: ['flat design', 'flat', 'metro', 'windows phone'],
  },
  {
    heads: ['material', 'material design', 'material you', 'material ui', 'md3', 'android style'],
    also: ['material design', 'matías duarte', 'roboto', 'elevation'],
  },
  { heads: ['fluent', 'fluent design', 'acrylic', 'mica'], also: ['fluent design system', 'segoe'] },
  {
    heads: ['neumorphism', 'neumorphic', 'soft ui', 'neomorphism'],
    also: ['soft shadows', 'shadows rounded'],
  },
  {
    heads: ['glassmorphism', 'glass', 'frosted glass', 'liquid glass', 'translucent', 'blur'],
    also: ['glass', 'translucent', 'transparent', 'blurred'],
  },
  {
    heads: ['claymorphism', 'claymation', 'clay 3d', 'plasticine', 'stop motion'],
    also: ['claymation', 'plasticine', 'three-dimensional illustration'],
  },
  {
    heads: ['3d', '3d illustration', 'three dimensional', 'rendered', 'cgi'],
    also: ['three-dimensional illustration', 'plasticine', 'webgl'],
  },
  {
    heads: ['pixel art', 'pixelated', '8 bit', '8bit', '16 bit', 'bitmap', 'pixel'],
    also: ['bitmap icons', 'square pixels', 'pixels', 'susan kare'],
    source: 'S. Kare, MacPaint and Macintosh icons, collection of the Museum of Modern Art, New York',
  },
  {
    heads: ['ascii', 'ascii art', 'monospace', 'monospaced', 'typewriter', 'code font'],
    also: ['monospace', 'mono', 'typewriter', 'terminal'],
  },
  {
    heads: [
      'terminal',
      'terminal style',
      'console',
      'command line',
      'cli',
      'shell',
      'tui',
      'hacker',
      'hacker style',
    ],
    also: ['terminal', 'command-line', 'console', 'tiling window', 'monospace dark'],
  },
  {
    heads: ['vaporwave', 'synthwave', 'outrun', 'retrowave', '80s neon'],
    also: ['retro', 'neon', '1980s', 'sunset'],
  },
  { heads: ['cyberpunk', 'blade runner', 'matrix style'], also: ['neon dark', 'futurist', 'terminal dark'] },
  { heads: ['y2k', 'frutiger aero', 'web 2.0 gloss', 'glossy'], also: ['2000s', 'web 2.0', 'retro'] },
  {
    heads: ['retro computing', 'vintage computer', 'old computer', 'old software', 'retro os', 'old mac'],
    also: ['desktop metaphor', 'windows 95', 'retro', 'netscape', 'susan kare', 'xerox'],
  },
  {
    heads: ['geocities', 'old web', 'early web', 'table layout', 'html tables', 'web 1.0'],
    also: ['html 3.2', 'netscape', 'hypertext', 'retro', 'portal'],
  },
  {
    heads: [
      'editorial',
      'editorial design',
      'magazine',
      'magazine style',
      'magazine layout',
      'longform',
      'long form',
    ],
    also: ['editorial', 'quarterlies', 'serif', 'literary'],
  },
  {
    heads: ['newspaper', 'newsprint', 'broadsheet', 'tabloid', 'newspaper style', 'press'],
    also: ['newsprint', 'broadsheet', 'newspaper', 'headline kicker', 'news'],
  },
  {
    heads: ['book', 'bookish', 'book typography', 'literary'],
    also: ['book serif', 'literary', 'serif', 'scholarly'],
  },
  {
    heads: ['letterpress', 'printed', 'print', 'paper', 'paper texture', 'stationery'],
    also: ['paper', 'printed', 'letter paper', 'handmade paper'],
  },
  {
    heads: ['serif', 'serif type', 'roman type', 'old style', 'antiqua'],
    also: ['serif', 'book serif', 'tiempos', 'spectral'],
  },
  {
    heads: ['sans', 'sans serif', 'grotesque', 'grotesk', 'neo grotesque'],
    also: ['grotesque', 'grotesk', 'akzidenz-grotesk', 'inter'],
  },
  {
    heads: ['geometric sans', 'geometric type', 'geometric'],
    also: ['geometric sans', 'futura', 'circular', 'century gothic', 'poppins'],
  },
  { heads: ['humanist sans', 'humanist'], also: ['segoe', 'open sans', 'lato'] },
  { heads: ['slab serif', 'egyptian', 'slab'], also: ['egyptian', 'slab'] },
  { heads: ['condensed', 'condensed type', 'compressed type'], also: ['condensed', 'narrow capitals'] },
  {
    heads: [
      'big type',
      'huge type',
      'oversized type',
      'giant headlines',
      'large typography',
      'bold typography',
      'typographic',
    ],
    also: ['oversized', 'huge headlines', 'capitals', 'condensed'],
  },
  { heads: ['all caps', 'uppercase', 'capital letters', 'caps'], also: ['capitals'] },
  {
    heads: ['thin type', 'light type', 'light headlines', 'thin headlines', 'hairline type'],
    also: ['light headlines', 'light-weight', 'weight 300'],
  },
  {
    heads: ['tight tracking', 'tight kerning', 'negative tracking', 'tight letterspacing'],
    also: ['tightened', 'closed up', 'tight', 'set solid'],
  },
  {
    heads: [
      'hand drawn',
      'handdrawn',
      'sketch',
      'sketchy',
      'doodle',
      'ink',
      'ink drawing',
      'line drawing',
      'cartoon',
      'comic',
    ],
    also: ['drawings', 'ink figures', 'ink cartoons', 'drawn', 'brush drawings'],
  },
  {
    heads: ['illustration', 'illustrated', 'drawings'],
    also: ['illustration', 'drawings', 'drawn', 'cartoons'],
  },
  {
    heads: ['mascot', 'character', 'stickers', 'emoji'],
    also: ['stickers', 'hedgehog', 'character goods', 'fox'],
  },
  { heads: ['low poly', 'low polygon', 'faceted', 'polygon'], also: ['low-polygon', 'faceted'] },
  {
    heads: ['kawaii', 'cute', 'adorable', 'sweet'],
    also: ['stickers', 'bear rabbit', 'playful intimate', 'character goods'],
  },
  {
    heads: ['post it', 'postit', 'sticky note', 'whiteboard', 'kanban'],
    also: ['sticky-note', 'post-it', 'sticky notes', 'kanban', 'board'],
  },
  {
    heads: ['gradient', 'gradient mesh', 'mesh gradient', 'aurora', 'color blend'],
    also: ['gradient', 'mesh gradient', 'blend', 'ribbon', 'aurora', 'haze'],
  },
  {
    heads: ['grain', 'film grain', 'noise', 'noise texture', 'grainy', 'risograph', 'riso'],
    also: ['film grain', 'grain', 'textured'],
  },
  { heads: ['duotone', 'two tone', 'two color'], also: ['duotone', 'two-colour'] },
  {
    heads: [
      'photo',
      'photography',
      'photographic',
      'full bleed',
      'fullbleed',
      'full width photo',
      'hero image',
    ],
    also: ['photograph', 'photographic', 'full-bleed', 'full-width photograph'],
  },
  {
    heads: ['cinematic', 'filmic', 'movie', 'film', 'trailer', 'dramatic lighting'],
    also: ['theatrical', 'cinematic', 'full-bleed', 'photograph dark'],
  },
  {
    heads: ['bento', 'bento grid', 'bento box', 'tiles', 'tiled'],
    also: ['tiles', 'tessellate', 'tile', 'cards'],
  },
  { heads: ['cards', 'card layout', 'card based', 'panels'], also: ['cards', 'panels', 'sheets'] },
  {
    heads: ['hairlines', 'thin lines', 'ruled', 'outlined', 'wireframe', 'blueprint'],
    also: ['hairline', 'hairlines', 'ruled', 'outline'],
  },
  {
    heads: ['rounded', 'round corners', 'rounded corners', 'soft corners', 'pill', 'pill buttons', 'bubbly'],
    also: ['rounded', 'pill', 'capsules', 'pills'],
  },
  {
    heads: ['sharp corners', 'square corners', 'no radius', 'boxy', 'angular'],
    also: ['square corners', 'sharp corners', 'corners of 0 px', 'angular'],
  },
  {
    heads: ['dark mode', 'dark theme', 'dark ui', 'night mode', 'darkmode', 'dark'],
    also: ['near-black', 'charcoal', 'black page'],
  },
  { heads: ['light mode', 'light theme', 'bright'], also: ['light', 'white'] },
  {
    heads: [
      'dashboard',
      'admin',
      'admin panel',
      'backoffice',
      'back office',
      'data dense',
      'enterprise software',
    ],
    also: ['dense', 'console', 'back office', 'admin-panel', 'board panels', 'enterprise'],
  },
  {
    heads: ['data viz', 'dataviz', 'data visualization', 'charts', 'graphs', 'infographic'],
    also: ['graphs', 'histogram', 'candlestick charts', 'plotted series', 'benchmark'],
    source: 'E. R. Tufte, The Visual Display of Quantitative Information, Graphics Press, 1983',
  },
  { heads: ['spreadsheet', 'table', 'timetable'], also: ['spreadsheet', 'timetable', 'table', 'rows'] },
  {
    heads: ['scandinavian', 'nordic', 'scandi', 'scandinavian design'],
    also: ['scandinavian', 'norwegian', 'stockholm', 'oslo'],
  },
  {
    heads: ['japandi', 'wabi sabi', 'zen', 'japanese minimalism'],
    also: ['ryokan', 'japanese restrained', 'washed rice'],
  },
  {
    heads: ['wayfinding', 'signage', 'road signs', 'highway signs'],
    also: ['road signs', 'station signs', 'kinneir calvert'],
    source: 'M. Kinneir and M. Calvert, collection of the Design Museum, London',
  },
  {
    heads: ['design system', 'style guide', 'component library', 'ui kit', 'ui library', 'ui components'],
    also: ['design system', 'component library', 'components', 'react component libraries'],
  },
  {
    heads: ['accessible', 'accessibility', 'a11y', 'inclusive', 'wcag', 'high contrast'],
    also: ['accessibility', 'universal design', 'wcag', 'contrast', 'plain language'],
  },
];
