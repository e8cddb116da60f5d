/** All that the readers of a site made with Jekyll need to know of it. */
import { type Item, isItem, listIn } from '../../../features/imports/entries/item.ts';
import { readYaml } from '../../../features/imports/entries/yaml.ts';
import { Fates, isOfTemplate } from '../fates.ts';
import type { Progress } from '../progress.ts';
import type { Source } from '../source/source.ts';
import { aliases, collectionOf, type Document, documentsIn, textOf } from './documents.ts';
import { permalinksOf } from './permalinks.ts';
import { textAt } from './values.ts';

export interface JekyllSite {
  source: Source;
  config: Item;
  /** Where it was, without a slash at the end, and the folder there. */
  address: string;
  base: string;
  documents: Document[];
  /** As the tags `link` and `post_url` name the files. */
  addressesByFile: ReadonlyMap<string, string>;
  /** What a citation says, by the keys of the works. */
  citations: Map<string, string>;
  fates: Fates;
}

export async function openJekyllSite(source: Source, progress: Progress): Promise<JekyllSite> {
  const fates = new Fates();
  for (const [path, why] of source.unread) fates.leave(path, why);
  const [configPath = ''] = [...source.files.keys()].filter((path) => /^_config\.ya?ml$/.test(path));
  const config = readYaml(await textOf(source, configPath), { aliases });
  if (!isItem(config))
    throw new Error(`“${configPath}” cannot be read: it is no YAML, or repeats itself by anchors.`);
  fates.read(configPath, 'settings');
  const { documents, broken } = await documentsIn(source, permalinksOf(config), isOfTemplate, progress);
  for (const path of broken) fates.leave(path, 'its front matter is no YAML');
  const named = documents.flatMap(({ path, addresses: [address = ''] }) => {
    const [, post] = /^_posts\/(.+)\.[a-z]+$/.exec(path) ?? [];
    return [[path, address] as const, ...(post ? [[post, address] as const] : [])];
  });
  return {
    source,
    config,
    address: textAt(config, 'url').replace(/(?<!\/)\/+$/, ''),
    base: textAt(config, 'baseurl').replace(/(?<!\/)\/+$/, ''),
    documents,
    addressesByFile: new Map(named),
    citations: new Map(),
    fates,
  };
}

/** Undefined where there is no such file; the site says why one is not read. */
export async function dataFile(
  site: JekyllSite,
  name: string,
): Promise<{ path: string; data: unknown } | undefined> {
  const { source, fates } = site;
  const path = [`_data/${name}.yaml`, `_data/${name}.yml`].find((path) => source.files.has(path));
  if (!path) return undefined;
  const data = readYaml(await textOf(source, path), { aliases });
  if (data === undefined) fates.leave(path, 'it is no YAML, or repeats itself by anchors');
  return { path, data };
}

export const itemsIn = (data: unknown): Item[] => listIn(data).filter(isItem);

export const inCollections = ({ documents }: JekyllSite, names: RegExp) =>
  documents.filter(({ path }) => names.test(collectionOf(path)));
