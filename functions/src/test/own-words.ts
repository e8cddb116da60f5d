/** Gives each text of each record a word of its own, by which one sees where it is shown. */

type Documents = Map<string, Record<string, unknown>>;

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** With which the search finds all of them. */
export const beginningOfAll = 'zq';

/** Without digits, since a number may be cut out of a text. */
function wordOf(count: number): string {
  const digits = [17_576, 676, 26, 1].map((power) => letters[Math.floor(count / power) % 26]);
  return `${beginningOfAll}${digits.join('')}qz`;
}

const phone = /^\+?[\d ()/-]{6,}$/;
const email = /^[^\s@]+@[^\s@]+$/;

/** Ids, choices, dates and addresses have no space; a value that is changed there means something else. */
function withWord(text: string, word: string, count: number): string | undefined {
  if (phone.test(text) && !/^\d{4}-/.test(text)) return `+49 30 ${7_000_000 + count}`;
  if (email.test(text)) return `${word}.${text}`;
  return /\s/.test(text) && !/[<>{}]/.test(text) ? `${text} ${word}` : undefined;
}

/** The lab's own choices name each other, and all pages show them. */
const withoutWords = ['settings', 'public'];

/** With the field in which each word is, such as `team/name`. */
export function withWords(documents: Documents): { documents: Documents; words: Map<string, string> } {
  const words = new Map<string, string>();
  const marked = (value: unknown, field: string): unknown => {
    if (typeof value === 'string') {
      const count = words.size;
      const word = phone.test(value) ? String(7_000_000 + count) : wordOf(count);
      const next = withWord(value, word, count);
      if (next !== undefined) words.set(word, field);
      return next ?? value;
    }
    if (Array.isArray(value)) return value.map((each) => marked(each, field));
    if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
      return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, marked(each, field)]));
  };
  const changed = [...documents].map(([path, fields]): [string, Record<string, unknown>] => {
    const [collection = ''] = path.split('/');
    if (withoutWords.includes(collection)) return [path, fields];
    const next = Object.entries(fields).map(([name, value]) => [
      name,
      marked(value, `${collection}/${name}`),
    ]);
    return [path, Object.fromEntries(next)];
  });
  return { documents: new Map(changed), words };
}
