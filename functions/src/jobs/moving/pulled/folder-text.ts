/** The files of a folder that a pull has written: YAML, and Markdown that begins with YAML. */
import { addressOfFile } from '@lab/contract/lib/uploads/files';
import { type Item, isItem } from '../../../features/imports/entries/item.ts';
import { readYaml } from '../../../features/imports/entries/yaml.ts';
import { textOf } from '../jekyll/documents.ts';
import type { Source } from '../source/source.ts';
import { linkTarget } from '../texts/lab-text.ts';

export interface PulledText {
  path: string;
  data: Item;
  body: string;
}

export async function yamlAt(source: Source, path: string): Promise<Item> {
  const data = source.files.has(path) ? readYaml(await textOf(source, path)) : {};
  return isItem(data) ? data : {};
}

export async function textsIn(source: Source, folder: string): Promise<PulledText[]> {
  const paths = [...source.files.keys()].filter(
    (path) => path.startsWith(`${folder}/`) && path.endsWith('.md'),
  );
  return Promise.all(
    paths.sort().map(async (path) => {
      const text = (await textOf(source, path)).replaceAll('\r\n', '\n');
      const [front = '', yaml = ''] = /^---\n([\s\S]*?)^---\n/m.exec(text) ?? [];
      const data = readYaml(yaml);
      return { path, data: isItem(data) ? data : {}, body: text.slice(front.length).trim() };
    }),
  );
}

/** The pictures and PDFs at these addresses that are in the folder. */
export function filesAt({ files }: Source, addresses: readonly string[]): Map<string, string> {
  const found = addresses.map((address): [string, string] => [address, address.slice(1)]);
  return new Map(found.filter(([address, path]) => addressOfFile(path) === address && files.has(path)));
}

export const addressesIn = (markdown: string): string[] =>
  [...markdown.matchAll(linkTarget)].map(([, inBrackets, bare]) => inBrackets ?? bare ?? '');
