/** Breaks a paragraph into lines, and puts what is on a line into the order in which it is seen. */
import bidiFactory from 'bidi-js';
import { isRightToLeft, type TextRun } from './document.ts';
import { type FaceName, faceOf, unknown } from './faces.ts';

export interface Piece {
  /** Which of the runs it belongs to. */
  run: number;
  /** As it is read. */
  text: string;
  /** As a face writes it from left to right. */
  written: string;
  face: FaceName;
  line: number;
  x: number;
  width: number;
}

type Measure = (text: string, face: FaceName) => number;

interface Letter {
  text: string;
  run: number;
  face: FaceName;
  level: number;
}

const bidi = bidiFactory();
const signs = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303f';
/** One may break after spaces, after each sign of Chinese and Japanese, and in addresses. */
const words = new RegExp(`[${signs}] *|[^ /${signs}]+/* *|/+ *| +`, 'gu');

/** In the order in which they are read. */
export function linesOf(runs: readonly TextRun[], width: number, measure: Measure): Piece[] {
  const letters = lettersOf(runs);
  const base = isRightToLeft(letters.map(({ text }) => text).join('')) ? 1 : 0;
  return breakLines(letters, width, measure).flatMap((line, at) => {
    const pieces = piecesOf(line).map((piece) => ({
      ...piece,
      line: at,
      width: measure(piece.written, piece.face),
    }));
    const all = pieces.reduce((sum, piece) => sum + piece.width, 0);
    let x = base === 1 ? width - all : 0;
    for (const piece of inSight(pieces)) {
      piece.x = x;
      x += piece.width;
    }
    return pieces;
  });
}

function lettersOf(runs: readonly TextRun[]): Letter[] {
  const whole = runs.map(({ text }) => text).join('');
  const { levels } = bidi.getEmbeddingLevels(whole, isRightToLeft(whole) ? 'rtl' : 'ltr');
  const letters: Letter[] = [];
  let at = 0;
  for (const [run, { text, bold = false }] of runs.entries()) {
    for (const letter of text) {
      const face = faceOf(letter, bold, letters.at(-1)?.run === run ? letters.at(-1)?.face : undefined);
      const level = levels[at] ?? 0;
      // Marks that only say how others are written are nothing to write, except where letters join.
      if (face === 'arabic' || !/\p{Default_Ignorable_Code_Point}/u.test(letter)) {
        letters.push({ text: face ? letter : unknown, run, face: face ?? 'regular', level });
      }
      at += letter.length;
    }
  }
  return letters;
}

function breakLines(letters: readonly Letter[], width: number, measure: Measure): Letter[][] {
  const lines: Letter[][] = [[]];
  let used = 0;
  const widthOf = (some: readonly Letter[]) =>
    piecesOf(some).reduce((sum, { written, face }) => sum + measure(written, face), 0);
  const add = (word: readonly Letter[]) => {
    const own = widthOf(word);
    if (used + widthOf(withoutEnd(word)) > width && used > 0) {
      lines.push([]);
      used = 0;
    }
    if (own > width && word.length > 1) {
      for (const letter of word) add([letter]);
      return;
    }
    lines.at(-1)?.push(...word);
    used += own;
  };
  let at = 0;
  for (const [word] of letters
    .map(({ text }) => text)
    .join('')
    .matchAll(words)) {
    const count = [...word].length;
    if (count > 0) add(letters.slice(at, at + count));
    at += count;
  }
  return lines.map(withoutEnd);
}

function withoutEnd(letters: readonly Letter[]): Letter[] {
  const last = letters.findLastIndex(({ text }) => text.trim() !== '');
  return letters.slice(0, last + 1);
}

type Shaped = Omit<Piece, 'line' | 'width'> & { level: number };

function piecesOf(letters: readonly Letter[]): Shaped[] {
  const pieces: Shaped[] = [];
  for (const { text, run, face, level } of letters) {
    const last = pieces.at(-1);
    if (last && last.run === run && last.face === face && last.level === level) last.text += text;
    else pieces.push({ run, face, level, text, written: '', x: 0 });
  }
  for (const piece of pieces) piece.written = piece.level % 2 === 1 ? mirrored(piece.text) : piece.text;
  return pieces;
}

/** A face turns letters of these scripts around itself, but neither brackets nor signs alone. */
function mirrored(text: string): string {
  if (/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)) return text;
  return [...text]
    .reverse()
    .map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .join('');
}

/** Rule L2 of the Unicode Bidirectional Algorithm, for pieces instead of letters. */
function inSight<Leveled extends { level: number }>(pieces: readonly Leveled[]): Leveled[] {
  let seen = [...pieces];
  const highest = Math.max(0, ...pieces.map(({ level }) => level));
  for (let level = highest; level > 0; level--) {
    const turned: Leveled[] = [];
    for (let from = 0; from < seen.length; ) {
      let to = from + 1;
      const isIn = (at: number) => (seen[at]?.level ?? -1) >= level;
      if (isIn(from)) while (isIn(to)) to++;
      const some = seen.slice(from, to);
      turned.push(...(isIn(from) ? some.reverse() : some));
      from = to;
    }
    seen = turned;
  }
  return seen;
}
