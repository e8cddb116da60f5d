/** The faces that PDFs embed, each opened when it is needed; docs/fonts.md says which letters they have. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { create, type Font } from 'fontkit';

export type FaceName = 'regular' | 'semibold' | 'chinese' | 'korean' | 'arabic' | 'hebrew' | 'math';

const ofScripts: readonly [RegExp, FaceName][] = [
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u, 'chinese'],
  [/\p{Script=Hangul}/u, 'korean'],
  [/\p{Script=Arabic}/u, 'arabic'],
  [/\p{Script=Hebrew}/u, 'hebrew'],
];

/** Written in place of a letter that no face has. */
export const unknown = '\ufffd';

const opened = new Map<FaceName, Font>();

export function faceNamed(name: FaceName): Font {
  const known = opened.get(name);
  if (known) return known;
  // Beside this module, and beside the bundle.
  const file = new URL(`./fonts/${name}.ttf.gz`, import.meta.url);
  const font = create(gunzipSync(readFileSync(file))) as Font;
  opened.set(name, font);
  return font;
}

const has = (name: FaceName, letter: string) =>
  faceNamed(name).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

/** Marks, spaces and signs stay in the face of what is before them. Undefined where no face has it. */
export function faceOf(letter: string, isBold: boolean, before: FaceName | undefined): FaceName | undefined {
  if (before && /\p{Script=Common}|\p{Script=Inherited}/u.test(letter) && has(before, letter)) return before;
  const own = ofScripts.find(([script]) => script.test(letter))?.[1];
  const usual = isBold ? 'semibold' : 'regular';
  const names: FaceName[] = [own ?? usual, usual, 'math'];
  return names.find((name) => has(name, letter));
}
