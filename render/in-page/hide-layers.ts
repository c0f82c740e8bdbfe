/** Elements with images, by index in the list of elements. */
export interface FoundImages {
  /** Media, drawings and background pictures. */
  readonly pictures: readonly number[];
  /** Gradients and tiles. */
  readonly textures: readonly number[];
}

/** Hides all text and disables transitions, so that the change is immediate. */
export function hideText(elements: readonly Element[]): void {
  addStylesheet(
    elements,
    `*, ::before, ::after, ::marker, ::placeholder, ::file-selector-button {
      -webkit-text-fill-color: transparent !important;
      text-shadow: none !important;
      text-decoration-color: transparent !important;
      caret-color: transparent !important;
      transition: none !important;
    }`,
  );
}

/** Finds elements that show images and marks them for hiding. */
export function markImages(elements: readonly Element[]): FoundImages {
  const found = { pictures: new Array<number>(), textures: new Array<number>() };
  const images = elements.map(imagesOf); // all before the first mark, so that styles are computed once
  images.forEach((parts, index) => {
    if (parts.length === 0) return;
    const isPicture = parts.some(({ kind }) => kind === 'picture');
    (isPicture ? found.pictures : found.textures).push(index);
    const kind = isPicture ? 'picture' : 'texture';
    elements[index]?.setAttribute('data-shown-by', `${kind} ${parts.map(({ part }) => part).join(' ')}`);
  });
  return found;
}

/** Hides the marked images and leaves the flat colours below them. */
export function hideLayer(elements: readonly Element[], kind: 'picture' | 'texture'): void {
  addStylesheet(
    elements,
    `[data-shown-by~=${kind}][data-shown-by~=all] { opacity: 0 !important }
    [data-shown-by~=${kind}][data-shown-by~=own] { background-image: none !important }
    [data-shown-by~=${kind}][data-shown-by~=before]::before { background-image: none !important }
    [data-shown-by~=${kind}][data-shown-by~=after]::after { background-image: none !important }`,
  );
}

/** The images of an element, and the part (element or pseudo-element) that shows each. */
export function imagesOf(element: Element): { kind: 'picture' | 'texture'; part: string }[] {
  const ICON = 64; // px: a drawing up to this size is an icon, in colours of the page
  const ICON_BOX = 10_000; // px²: a background picture in a smaller box is an icon too
  const { width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return [];
  const drawing = element.localName === 'svg' && Math.max(width, height) > ICON;
  if (drawing || element.matches('img, video, canvas, iframe, object, embed')) {
    return [{ kind: 'picture', part: 'all' }];
  }
  return ['', '::before', '::after'].flatMap((pseudo) => {
    const kind = backgroundKind(getComputedStyle(element, pseudo), pseudo !== '');
    const isIcon = kind === 'picture' && width * height < ICON_BOX;
    return kind === null || isIcon ? [] : [{ kind, part: pseudo.slice(2) || 'own' }];
  });
}

/** Null without a background image, or when it is clipped to the text. */
export function backgroundKind(style: CSSStyleDeclaration, generated: boolean): 'picture' | 'texture' | null {
  const { backgroundImage: image, backgroundRepeat: repeat, backgroundSize: size } = style;
  if (generated && ['none', 'normal', ''].includes(style.content)) return null;
  if (image === 'none' || style.backgroundClip === 'text') return null;
  if (!image.includes('url(') && !image.includes('image-set(')) return 'texture';
  // A repeated drawing at its natural size is a tile.
  const isTile =
    !repeat.includes('no-repeat') && /^auto\b/.test(size) && !/\.(jpe?g|webp|avif)\b/i.test(image);
  return isTile ? 'texture' : 'picture';
}

/** Adds a stylesheet that the page's content security policy cannot block, in shadow trees too. */
export function addStylesheet(elements: readonly Element[], css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const trees = elements.flatMap(({ shadowRoot }) => shadowRoot ?? []);
  for (const tree of [document, ...trees]) tree.adoptedStyleSheets.push(sheet);
}
