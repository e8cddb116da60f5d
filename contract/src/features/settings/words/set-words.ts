/** Replaces texts by those of another language, or by the lab's own. */
import { hooks, registered } from '../../../texts/words.ts';

/** By the name of the texts: the same keys, as many of them as are replaced. */
export interface Words {
  readonly [key: string]: unknown;
}

type Texts = Record<string, unknown>;

let current: Words = {};
let replaced: [texts: Texts, key: string, original: unknown][] = [];

function replace(texts: Texts, words: unknown): void {
  for (const [key, own] of Object.entries(words ?? {})) {
    const original = Object.hasOwn(texts, key) ? texts[key] : undefined;
    if (typeof original !== typeof own) continue;
    if (typeof own === 'object') replace(original as Texts, own);
    else {
      replaced.push([texts, key, original]);
      texts[key] = own;
    }
  }
}

hooks.replace = (texts, name, translations) => {
  const { language = '' } = (current.site ?? {}) as { language?: string };
  replace(texts, translations[language]);
  replace(texts, current[name]);
};

hooks.current = (sentence) => {
  const found = replaced.find(([, , original]) => original === sentence);
  return found ? String(found[0][found[1]]) : sentence;
};

/** From now on all texts are the usual ones, except these. Returns the words until now. */
export function setWords(next: Words): Words {
  const before = current;
  // Backwards, because a text may have been replaced twice.
  for (const [texts, key, original] of replaced.reverse()) texts[key] = original;
  replaced = [];
  current = next;
  for (const [name, texts, translations] of registered) hooks.replace?.(texts, name, translations);
  return before;
}

/**
 * For the server, whose next answer may be in other words: nothing else runs in between, because `write`
 * cannot wait.
 */
export function withWords<Result>(given: Words, write: () => Result): Result {
  const before = setWords(given);
  try {
    return write();
  } finally {
    setWords(before);
  }
}
