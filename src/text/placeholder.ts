import { plainWords } from './words.ts';

/** Words of the Lorem ipsum passage and of the Latin that generators add, without those that are also English. */
const LATIN = new Set(
  'lorem ipsum dolor amet consectetur consectetuer adipiscing adipisicing elit sed eiusmod tempor incididunt labore dolore magna aliqua enim minim veniam quis nostrud exercitation ullamco laboris nisi aliquip commodo consequat duis aute irure reprehenderit voluptate velit esse cillum fugiat nulla pariatur excepteur sint occaecat cupidatat proident culpa officia deserunt mollit laborum vestibulum curabitur pellentesque mauris maecenas nunc donec suspendisse vivamus phasellus aenean praesent quisque etiam fusce proin cras nullam vitae turpis sapien libero ligula neque tortor lacus lectus felis urna metus massa odio augue justo tellus tincidunt hendrerit lacinia faucibus feugiat eleifend ultrices ultricies viverra porttitor pharetra dignissim euismod sagittis scelerisque rhoncus volutpat gravida blandit tristique habitant senectus netus malesuada fames egestas voluptas voluptatem voluptatum quia quae quas quidem quibusdam quos architecto aspernatur assumenda asperiores atque autem beatae blanditiis corporis corrupti cumque cupiditate debitis delectus deleniti dignissimos distinctio dolorem dolorum ducimus eaque earum eligendi eos eum eveniet excepturi exercitationem expedita explicabo facere facilis fuga fugit harum hic illo illum impedit inventore iste itaque iusto laborum laboriosam laudantium magnam maiores maxime minima modi molestiae molestias mollitia nam necessitatibus nemo nesciunt nihil nobis nostrum numquam obcaecati officiis omnis optio perferendis perspiciatis placeat porro possimus praesentium provident quaerat quam quasi quo ratione recusandae reiciendis rem repellat repellendus repudiandae rerum saepe sapiente similique sint soluta sunt suscipit tempora tempore temporibus tenetur totam ullam unde vel veritatis vero voluptates'.split(
    ' ',
  ),
);
const LATIN_SHARE = 0.3; // English prose is near 0, Lorem ipsum above 0.5
const MIN_WORDS = 3;

/** Whether a text is placeholder Latin, which no measure of voice may count. */
export function isPlaceholder(text: string): boolean {
  const all = plainWords(text);
  if (all.length < MIN_WORDS) return /\blorem\s+ipsum\b/i.test(text);
  return all.filter((word) => LATIN.has(word)).length / all.length >= LATIN_SHARE;
}
