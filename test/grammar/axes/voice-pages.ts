/** A document in a language. */
export const page = (body: string, lang = 'en') =>
  `<!doctype html><html lang="${lang}"><body>${body}</body></html>`;
/** A document of one paragraph. */
export const paragraph = (text: string) => page(`<p>${text}</p>`);
export const times = (n: number, sentence: string) => Array.from({ length: n }, () => sentence).join(' ');
/** The first sentences of a report that is neither talk nor law, without hedges; at most 16, of 12 to 15 words. */
export const plain = (sentences: number) => REPORT.slice(0, sentences).join(' ');
const REPORT = [
  'The report lists the rooms of the house and the price of each room.',
  'A table on the second page names the floor, the windows and the view.',
  'Three rooms face the garden, and two of them share a balcony over the pond.',
  'The kitchen was painted last spring, when the old stove went to the museum.',
  'Breakfast is served from seven until ten at a long table below the stairs.',
  'Guests from the village bring bread, honey and milk on every second morning.',
  'A bus stops at the gate twice a day and returns before it gets dark.',
  'The owner bought the building from a painter who lived there for forty years.',
  'Her pictures hang in the hall, next to a map of the coast.',
  'Each bed has a woollen blanket, a reading lamp and a small wooden shelf.',
  'The path behind the barn leads through a birch forest down to the lake.',
  'In winter the heating runs on wood that comes from the same forest.',
  'Children swim near the pier, where the water is shallow and the ground sandy.',
  'A key for the boat hangs beside the door of the cellar.',
  'One chapter compares the cost of repairs with the income of ten summers.',
  'Its author is an architect who measured all of the walls by hand.',
] as const;
/** Text in a script without a word list for voice. */
export const THAI =
  'รายงานระบุห้องพักของบ้านและราคาของแต่ละห้องในบ้าน ครัวทาสีใหม่เมื่อปีก่อนและมีโต๊ะยาวสำหรับมื้อเช้า รถประจำทางจอดหน้าประตูวันละสองครั้งก่อนค่ำ สวนหลังบ้านมีทางเดินไปถึงทะเลสาบ';
/** Placeholder text. */
export const LATIN =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. ';
