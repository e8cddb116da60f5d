/** Puts the texts that a lab has written itself over a translation. */

import type { Words } from './set-words.ts';
import { filled, isTemplate } from './template.ts';

/** The translation itself is not changed. */
function put(words: Words, [key = '', ...rest]: string[], text: string): Words {
  const own = rest.length > 0 ? put((words[key] ?? {}) as Words, rest, text) : written(text);
  return { ...words, [key]: own };
}

const written = (text: string) => (isTemplate(text) ? filled(text) : text);

export function ownWords(translated: Words, own: Readonly<Record<string, string>>): Words {
  let words = translated;
  for (const [address, text] of Object.entries(own)) words = put(words, address.split('/'), text);
  return words;
}
