/** Which pieces of a text were searched for, so that they can be marked. */
import { wordsIn } from './words.ts';

export interface Piece {
  text: string;
  isMarked: boolean;
}

export function piecesOf(text: string, words: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (to: number, isMarked: boolean) => {
    if (to <= at) return;
    pieces.push({ text: text.slice(at, to), isMarked });
    at = to;
  };
  const found = wordsIn(text).filter(({ word }) => words.has(word));
  for (const { from, to } of found.sort((a, b) => a.from - b.from)) {
    add(from, false);
    add(to, true);
  }
  add(text.length, false);
  return pieces;
}
