/** Settings and front matter of Hugo, in TOML, YAML or JSON. Every value is read as text, as in YAML here. */
import { parse } from 'smol-toml';
import { type Item, isItem } from '../../../features/imports/entries/item.ts';
import { readYaml } from '../../../features/imports/entries/yaml.ts';
import { aliases } from '../jekyll/documents.ts';

/** As deep as somebody writes by hand; more would fill the call stack. */
const deepest = 50;

/** Undefined for what cannot be read. */
export function readSettings(text: string, path: string): Item | undefined {
  const data = path.endsWith('.toml') ? readToml(text) : readYaml(text, { aliases });
  if (isItem(data)) return withLowerKeys(data);
  return text.trim() === '' || data === null || data === '' ? {} : undefined;
}

export function readToml(text: string): Item | undefined {
  try {
    return textsIn(parse(text, { maxDepth: deepest })) as Item;
  } catch {
    return undefined;
  }
}

function textsIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(textsIn);
  if (value instanceof Date) return value.toISOString();
  if (isItem(value)) return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, textsIn(of)]));
  return String(value);
}

/** Names of settings have no case in Hugo: `baseURL` and `baseurl`. */
function withLowerKeys(data: Item, depth = 0): Item {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key.toLowerCase(),
      isItem(value) && depth < deepest ? withLowerKeys(value, depth + 1) : value,
    ]),
  );
}

export interface Written {
  /** Undefined where it cannot be read. */
  data: Item | undefined;
  body: string;
}

const marks = { '---': 'front.yaml', '+++': 'front.toml' } as const;

/** Undefined for a text that has none. */
export function frontMatterOf(text: string): Written | undefined {
  const mark = text.slice(0, 3) as keyof typeof marks;
  if (!marks[mark]) return undefined;
  const from = text.indexOf('\n') + 1;
  const end = mark === '---' ? /^---[ \t]*$/m : /^\+\+\+[ \t]*$/m;
  const found = end.exec(text.slice(from));
  if (from === 0 || !found) return undefined;
  const body = text.slice(from + found.index + found[0].length).replace(/^\n/, '');
  return { data: readSettings(text.slice(from, from + found.index), marks[mark]), body };
}
