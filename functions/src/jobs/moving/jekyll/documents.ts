/** The documents of a site made with Jekyll: files that begin with front matter, and their old addresses. */
import { textOfBytes } from '@lab/contract/lib/text-of-bytes';
import { type Item, isItem } from '../../../features/imports/entries/item.ts';
import { readYaml } from '../../../features/imports/entries/yaml.ts';
import type { Progress } from '../progress.ts';
import type { Source } from '../source/source.ts';
import { type Permalinks, permalinkOf } from './permalinks.ts';
import { dateOf, textAt, textsAt } from './values.ts';

export interface Document {
  path: string;
  /** `posts`, `members`; empty for a page. */
  collection: string;
  data: Item;
  body: string;
  date: Date | undefined;
  /** The first is the usual one. */
  addresses: string[];
}

/** Longer ones are no texts that somebody wrote. */
const longest = 2_000_000;

/** What YAML may repeat by anchors. */
export const aliases = 100;

export async function textOf(source: Source, path: string): Promise<string> {
  if ((source.files.get(path) ?? 0) > longest) throw new Error(`“${path}” is too long for a text.`);
  return textOfBytes(await source.read(path)).replace(/^\uFEFF/, '');
}

/** Empty for a file that is not there, or is too long. */
export const textIfThere = async (source: Source, path: string): Promise<string> =>
  (source.files.get(path) ?? longest + 1) > longest ? '' : textOf(source, path);

const written = /\.(?:md|markdown|html)$/;

export const collectionOf = (path: string): string => /^(?:[\w-]+\/)?_([\w-]+)\//.exec(path)?.[1] ?? '';

export async function documentsIn(
  source: Source,
  permalinks: Permalinks,
  isOfTemplate: (path: string) => boolean,
  progress: Progress,
): Promise<{ documents: Document[]; broken: string[] }> {
  const documents: Document[] = [];
  const broken: string[] = [];
  const paths = [...source.files.keys()].sort();
  progress.begin('reading texts, files', paths.length);
  for (const path of paths) {
    progress.step();
    if (!written.test(path) || isOfTemplate(path) || (source.files.get(path) ?? 0) > longest) continue;
    const text = (await textOf(source, path)).replaceAll('\r\n', '\n');
    if (!text.startsWith('---')) continue;
    const [front, yaml = ''] = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m.exec(text) ?? [];
    if (!front) continue;
    const data = yaml.trim() ? readYaml(yaml, { aliases }) : {};
    if (!isItem(data)) broken.push(path);
    else documents.push(documentOf({ path, data, body: text.slice(front.length) }, permalinks));
  }
  return { documents, broken };
}

function documentOf(read: Pick<Document, 'path' | 'data' | 'body'>, permalinks: Permalinks): Document {
  const { path, data } = read;
  const folder = collectionOf(path);
  const collection = folder === 'pages' ? '' : folder;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const date = dateOf(textAt(data, 'date')) ?? dateOf(name);
  const address = permalinkOf({ path, collection, date, data }, permalinks);
  return { ...read, collection, date, addresses: [address, ...textsAt(data, 'redirect_from')] };
}
