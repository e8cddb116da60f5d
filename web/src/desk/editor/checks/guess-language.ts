/** In which language a passage probably is: by its script, or by the words that are most frequent in it. */

export type Passage = readonly [from: number, to: number, language: string];

const scripts: readonly (readonly [language: string, letters: RegExp])[] = [
  ['el', /\p{Script=Greek}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['ar', /\p{Script=Arabic}/u],
  ['he', /\p{Script=Hebrew}/u],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['zh', /\p{Script=Han}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['th', /\p{Script=Thai}/u],
  ['hi', /\p{Script=Devanagari}/u],
  ['hy', /\p{Script=Armenian}/u],
  ['ka', /\p{Script=Georgian}/u],
];

/** Frequent words that no other of these languages has. */
const frequent: Readonly<Record<string, string>> = {
  en: 'the and of that with from this which are was were have has been their its not but they we by',
  de: 'der die das und ist nicht mit für auf ein eine einen von zu den dem sich auch wird wurde sind bei',
  fr: 'le les des et est une dans pour que qui sur avec pas plus par au aux cette ces sont nous',
  es: 'el los las y una por para con del como más pero sus este esta entre sobre también muy',
  it: 'il gli di che è della nel con per una sono anche come più questo questa delle alla',
  nl: 'het een van en niet met voor op aan zijn ook maar door naar bij uit deze wordt',
  pt: 'o os um uma não com para em do da dos das mais como ao pelo pela são também',
};
const languageOfWord = new Map<string, string[]>();
for (const [language, words] of Object.entries(frequent)) {
  for (const word of words.split(' '))
    languageOfWord.set(word, [...(languageOfWord.get(word) ?? []), language]);
}

/** Fewer words say too little, and a quarter of the words of any text are frequent ones. */
const leastWords = 6;
const leastShare = 0.2;

/** The passages of a paragraph in another language than the lab's. Single letters are signs of formulas. */
export function passagesIn(text: string, own: string): Passage[] {
  const found = inOtherScripts(text).filter(([, , language]) => language !== own);
  if (found.length > 0) return found;
  const quotes = quotesIn(text, own);
  const around = quotes.reduce((rest, [from, to]) => rest.replace(text.slice(from, to), ''), text);
  const language = byWords(around);
  return language && language !== own ? [[0, text.length, language]] : quotes;
}

/** What is quoted in another language within a sentence of the lab's. */
function quotesIn(text: string, own: string): Passage[] {
  return [...text.matchAll(/["“„«»]([^"“”„«»\0]{10,2000})["“”«»]/gu)].flatMap(
    ({ 1: words = '', index }): Passage[] => {
      const language = byWords(words);
      return language && language !== own ? [[index + 1, index + 1 + words.length, language]] : [];
    },
  );
}

function inOtherScripts(text: string): Passage[] {
  const passages: [number, number, string][] = [];
  for (const { 0: word, index } of text.matchAll(/\p{L}[\p{L}\p{M}]{0,200}/gu)) {
    const language = ofScript(word);
    if (!language) continue;
    const last = passages.at(-1);
    const isNext = last && !/\p{L}/u.test(text.slice(last[1], index));
    // Kanji beside kana are Japanese, wherever the sentence begins.
    const isSame = last && (last[2] === language || isJapanese(last[2], language));
    if (isNext && isSame) {
      last[1] = index + word.length;
      if (language === 'ja') last[2] = 'ja';
    } else passages.push([index, index + word.length, language]);
  }
  return passages.filter(([from, to]) => to - from > 1);
}

const isJapanese = (one: string, other: string) => one + other === 'jazh' || one + other === 'zhja';

/** With a Latin letter it is a unit or a variable, such as μm. */
const ofScript = (word: string): string | undefined =>
  /\p{Script=Latin}/u.test(word) ? undefined : scripts.find(([, letters]) => letters.test(word))?.[0];

/** The language of a passage by its frequent words; undefined where they do not tell. */
export function byWords(text: string): string | undefined {
  const words = text.toLowerCase().match(/\p{L}{1,40}/gu) ?? [];
  if (words.length < leastWords) return undefined;
  const counts = new Map<string, number>();
  for (const word of words) {
    for (const language of languageOfWord.get(word) ?? []) {
      counts.set(language, (counts.get(language) ?? 0) + 1);
    }
  }
  const [first, second] = [...counts].sort(([, one], [, other]) => other - one);
  if (!first || first[1] < words.length * leastShare) return undefined;
  return second && second[1] * 2 > first[1] ? undefined : first[0];
}
