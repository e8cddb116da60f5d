import { piecesOf } from '@lab/contract/features/search/marks';

/** A text in which the words that were looked for are marked. */
export function Marked({ text, words }: { text: string; words: ReadonlySet<string> }) {
  let at = 0;
  return piecesOf(text, words).map(({ text: piece, isMarked }) => {
    const key = at;
    at += piece.length;
    return isMarked ? <mark key={key}>{piece}</mark> : <span key={key}>{piece}</span>;
  });
}
