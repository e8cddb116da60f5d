/**
 * The face of headings comes after the first paint. It is shown at once if no heading on the screen moves, otherwise
 * on the next page. Later visits find it in the browser's cache and show it from the start.
 */
import { isSlowConnection } from '../lib/connection.ts';

const key = 'face';
const root = () => document.documentElement;
let isLoaded = false;

/** In the inline script, before the page's headings are painted. */
export function turnCachedFaceOn(): void {
  try {
    if (localStorage.getItem(key)) root().dataset.face = '';
  } catch {
    // A browser that stores nothing keeps the fonts of the device until the face has come.
  }
}

const headings = () => [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4')];
const places = () =>
  headings()
    .map((heading) => heading.getBoundingClientRect())
    .filter(({ top }) => top < innerHeight)
    .map(({ left, top, height }) => `${left} ${top} ${height}`)
    .join();

/** The rules of the first style sheet, made again, because the browser has given up on an `optional` font that came late. */
function facesOf(family: string): FontFace[] {
  return [...(document.styleSheets[0]?.cssRules ?? [])]
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(
      ({ style }) =>
        (name: string) =>
          style.getPropertyValue(name),
    )
    .filter((read) => read('font-family').replaceAll('"', '') === family)
    .map(
      (read) =>
        new FontFace(family, read('src'), {
          weight: read('font-weight'),
          unicodeRange: read('unicode-range'),
        }),
    );
}

export async function loadHeadingFace(): Promise<void> {
  // A lab that has chosen other letters needs none.
  if (isSlowConnection() || 'face' in root().dataset || root().style.getPropertyValue('--headings')) return;
  const family = getComputedStyle(root()).getPropertyValue('--face').replaceAll('"', '').trim();
  for (const face of facesOf(family)) document.fonts.add(face);
  const text = headings()
    .map(({ textContent }) => textContent)
    .join('');
  const [first] = await document.fonts.load(`500 1em "${family}"`, text || 'a').catch(() => []);
  if (!first) return;
  isLoaded = true;
  try {
    localStorage.setItem(key, '1');
  } catch {
    // The next visit fetches it again.
  }
  const before = places();
  showHeadingFace();
  if (places() !== before) delete root().dataset.face;
}

/** On a new page, where all headings are new. */
export function showHeadingFace(): void {
  if (isLoaded) root().dataset.face = '';
}
