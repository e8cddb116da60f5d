/** The words between the tags of HTML. */
import type { PhrasingContent } from 'mdast';
import { characterOf } from '../../../features/imports/entries/plain-text.ts';

export const decodedEntities = (text: string) =>
  text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]\w{0,31});/gi, (whole, name) => characterOf(name) ?? whole);

export const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Formulas of MathJax and of Jetpack. */
const formula = /\$latex\s([^$]{1,2000})\$|\$\$([^$]{1,2000})\$\$|\\\(((?:(?!\\[()])[^\n]){1,1000})\\\)/g;

export function wordsIn(html: string, hasLines: boolean): PhrasingContent[] {
  const done: PhrasingContent[] = [];
  const text = decodedEntities(html).replace(/[^\P{Cc}\n\t]/gu, '');
  let at = 0;
  function put(words: string): void {
    const lines = hasLines ? words.split('\n') : [words];
    for (const [number, line] of lines.entries()) {
      if (number > 0) done.push({ type: 'break' });
      if (line) done.push({ type: 'text', value: line });
    }
  }
  for (const found of text.matchAll(formula)) {
    put(text.slice(at, found.index));
    const [whole, ofJetpack, displayed, ofMathJax] = found;
    done.push({ type: 'inlineMath', value: spaced(ofJetpack ?? displayed ?? ofMathJax ?? '') });
    at = found.index + whole.length;
  }
  put(text.slice(at));
  return done;
}

/** Neighbouring words are one text, blanks are one, and there are none beside breaks and at the edges. */
export function cleaned(given: readonly PhrasingContent[], lines?: 'in one line'): PhrasingContent[] {
  const words: PhrasingContent[] = [];
  for (const word of given) {
    const last = words.at(-1);
    const value = word.type === 'text' ? word.value : lines && word.type === 'break' ? ' ' : undefined;
    if (value === undefined) words.push(word);
    else if (last?.type === 'text') last.value += value;
    else words.push({ type: 'text', value });
  }
  const isEdge = (word: PhrasingContent | undefined) => !word || word.type === 'break';
  for (const [at, word] of words.entries()) {
    if (word.type !== 'text') continue;
    word.value = word.value.replace(/\s+/g, ' ');
    if (isEdge(words[at - 1])) word.value = word.value.trimStart();
    if (isEdge(words[at + 1])) word.value = word.value.trimEnd();
  }
  const said = words.filter((word) => word.type !== 'text' || word.value);
  const last = said.findLastIndex((word) => word.type !== 'break');
  return said.filter((word, at) => word.type !== 'break' || (!isEdge(said[at - 1]) && at < last));
}
