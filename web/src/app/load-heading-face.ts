/**
 * Fetches the face of headings when the page is idle. It is shown at once if no heading on the screen moves,
 * otherwise, and on phones, on the next page.
 */
import { isSlowConnection } from '../lib/connection.ts';
import { keepFace, showHeadingFace } from './heading-face.ts';

const root = () => document.documentElement;
const headings = () => [...document.querySelectorAll('h1, h2, h3, h4')];
/** Of their words, which also move where a face that sits higher or lower leaves the heading where it is. */
const places = () =>
  headings()
    // To ask where the others are would lay out all that is far below at once.
    .filter((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))
    .map((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      return words.getBoundingClientRect();
    })
    .filter(({ top }) => top < innerHeight)
    .map(({ left, top, height }) => `${left} ${top} ${height}`)
    .join();

/** Of another range the browser would fetch a file that the page does not need. */
function hasLetterOf({ unicodeRange }: FontFace, text: string): boolean {
  const letters = unicodeRange.replace(/[0-9a-f]+/gi, '\\u{$&}').replace(/U\+|,\s*/gi, '');
  return new RegExp(`[${letters}]`, 'u').test(text);
}

/**
 * The rules of the first style sheet, made again, because the browser gives up on an `optional` font that
 * comes late.
 */
function facesOf(family: string) {
  const rules = [...(document.styleSheets[0]?.cssRules ?? [])].filter(
    (rule) =>
      rule instanceof CSSFontFaceRule &&
      rule.style.getPropertyValue('font-family').replaceAll('"', '') === family,
  ) as CSSFontFaceRule[];
  const faces = rules.map(({ style }) => {
    const read = (name: string) => style.getPropertyValue(name);
    return new FontFace(family, read('src'), {
      weight: read('font-weight'),
      unicodeRange: read('unicode-range'),
    });
  });
  return { rules, faces };
}

/** Only now, because the browser looks at all letters again when it gets a face. */
function turnOn({ rules, faces }: ReturnType<typeof facesOf>): void {
  for (const face of faces) document.fonts.add(face);
  // With its rule the browser would ask for each file twice.
  for (const rule of rules) {
    const sheet = rule.parentStyleSheet;
    sheet?.deleteRule([...sheet.cssRules].indexOf(rule));
  }
  root().dataset.face = '';
}

export async function loadHeadingFace(): Promise<void> {
  // A lab that has chosen other letters needs none.
  if (isSlowConnection() || 'face' in root().dataset || root().style.getPropertyValue('--headings')) return;
  const family = getComputedStyle(root()).getPropertyValue('--face').replaceAll('"', '').trim();
  const found = facesOf(family);
  const text = headings()
    .map(({ textContent }) => textContent)
    .join('');
  const needed = found.faces.filter((face) => hasLetterOf(face, text));
  const loaded = await Promise.all(needed.map((face) => face.load())).catch(() => []);
  if (loaded.length === 0) return;
  keepFace(() => turnOn(found));
  // To try it lays the whole page out twice, which takes a phone long, and there lines nearly always break
  // elsewhere.
  if (innerWidth < 768) return;
  const before = places();
  showHeadingFace();
  if (places() !== before) delete root().dataset.face;
}
