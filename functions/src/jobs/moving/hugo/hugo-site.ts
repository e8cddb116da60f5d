/** All that the readers of a site made with Hugo need to know of it. */
import type { Item } from '../../../features/imports/entries/item.ts';
import { Fates } from '../fates.ts';
import { textOf } from '../jekyll/documents.ts';
import { dateOf, textAt } from '../jekyll/values.ts';
import type { Source } from '../source/source.ts';
import { addressesOf, addressesOfAuthor, isIndex, isList } from './addresses.ts';
import { dateIn } from './dates.ts';
import { frontMatterOf } from './front-matter.ts';
import { type HugoSettings, readHugoSettings } from './settings.ts';

export interface Document {
  path: string;
  /** Below the folder of the texts, without the language: `post/opened/index.md`. */
  place: string;
  /** `post`; empty right below the folder of the texts. */
  section: string;
  /** Its folder, with a slash at the end, where its files are too; a single file shares it with others. */
  folder: string;
  /** Its folder, or its file without the ending. */
  name: string;
  data: Item;
  body: string;
  date: Date | undefined;
  /** The first is the usual one. */
  addresses: string[];
  /** The texts in its folder that are no pages of their own, such as the sections of the home page. */
  parts: Document[];
}

export interface HugoSite extends HugoSettings {
  source: Source;
  /** Where it was, without a slash at the end, and the folder there. */
  address: string;
  base: string;
  documents: Document[];
  byAddress: ReadonlyMap<string, Document>;
  /** The files right in each folder, in the order of their names. */
  filesIn: ReadonlyMap<string, string[]>;
  fates: Fates;
}

/** Longer ones are no texts that somebody wrote. */
const longest = 2_000_000;

export async function openHugoSite(source: Source): Promise<HugoSite> {
  const fates = new Fates();
  for (const [path, why] of source.unread) fates.leave(path, why);
  const settings = await readHugoSettings(source, fates);
  const all: Document[] = [];
  const places = placesIn(source, settings, fates);
  for (const [place, path] of places.own) {
    if ((source.files.get(path) ?? 0) > longest) continue;
    const text = (await textOf(source, path)).replaceAll('\r\n', '\n');
    // A text without front matter is a page too, other than in Jekyll.
    const written = frontMatterOf(text) ?? (path.endsWith('.html') ? undefined : { data: {}, body: text });
    if (!written) continue;
    const { data, body } = written;
    if (data) all.push(documentOf({ path, place, data, body }, settings, places.translated));
    else fates.leave(path, 'its front matter is no TOML or YAML');
  }
  const documents = withParts(all);
  const url = textAt(settings.config, 'baseurl');
  const { origin = '', pathname = '/' } = URL.canParse(url) && !isExample.test(url) ? new URL(url) : {};
  return {
    ...settings,
    source,
    address: origin,
    base: pathname.replace(/(?<!\/)\/+$/, ''),
    documents,
    byAddress: new Map(documents.map((document) => [document.addresses[0] ?? '', document])),
    filesIn: foldersOf(source),
    fates,
  };
}

function foldersOf({ files }: Source): ReadonlyMap<string, string[]> {
  const folders = new Map<string, string[]>();
  for (const path of [...files.keys()].sort()) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const known = folders.get(folder);
    if (known) known.push(path);
    else folders.set(folder, [path]);
  }
  return folders;
}

/** As the templates have it. */
const isExample = /^https?:\/\/(?:www\.)?example\.(?:com|org)\b/i;

interface Places {
  /** The texts of the language that comes in, by their places. */
  own: Map<string, string>;
  /** The other languages that have a text, by its place. */
  translated: Map<string, string[]>;
}

/** A language has a folder of its own, or its texts have its name before the ending: `index.de.md`. */
function placesIn(source: Source, settings: HugoSettings, fates: Fates): Places {
  const { language, otherLanguages, contentOf } = settings;
  const own = new Map<string, string>();
  const translated = new Map<string, string[]>();
  const folder = contentOf(language);
  const folders = otherLanguages
    .map((name) => [name, contentOf(name)] as const)
    .filter(([, other]) => other !== folder);
  const leave = (path: string, name: string) =>
    fates.leave(path, `in the language “${name}”; one language comes in so far, “${language}”`);
  for (const path of [...source.files.keys()].sort()) {
    const [other, start = ''] = folders.find(([, start]) => path.startsWith(start)) ?? [];
    if (!other && !path.startsWith(folder)) continue;
    const text = /^(.*?)(?:\.([a-z]{2,3}(?:-[a-z]+)?))?\.(?:md|markdown|html)$/i.exec(path);
    if (!text) {
      if (other) leave(path, other);
      continue;
    }
    const [, stem = '', written = ''] = text;
    const mark = written.toLowerCase();
    const isMarked = mark === language || otherLanguages.includes(mark);
    const place = `${isMarked ? stem : path.replace(/\.[a-z]+$/i, '')}.md`.slice((start || folder).length);
    const name = other ?? (isMarked && mark !== language ? mark : '');
    if (!name) own.set(place, path);
    else {
      leave(path, name);
      translated.set(place, [...(translated.get(place) ?? []), name]);
    }
  }
  return { own, translated };
}

type Read = Pick<Document, 'path' | 'place' | 'data' | 'body'>;

function documentOf(
  read: Read,
  { config, language, prefixOf }: HugoSettings,
  translated: ReadonlyMap<string, string[]>,
): Document {
  const { path, place, data } = read;
  const folders = place.split('/');
  const name = isIndex(place) ? (folders.at(-2) ?? '') : (folders.at(-1) ?? '').replace(/\.[a-z]+$/, '');
  const addresses = [language, ...(translated.get(place) ?? [])].flatMap((of) =>
    isAuthor(place)
      ? addressesOfAuthor(name, data, config, prefixOf(of))
      : addressesOf({ place, data, prefix: prefixOf(of) }, config),
  );
  return {
    ...read,
    section: folders.length > 1 ? (folders[0] ?? '') : '',
    folder: path.slice(0, path.lastIndexOf('/') + 1),
    name,
    date: dateIn(data, 'date', 'publishdate') ?? dateOf(name),
    addresses: [...new Set(addresses)],
    parts: [],
  };
}

const isAuthor = (place: string) => /^authors\/[^/]+\/_?index\.md$/.test(place);

/** Beside an `index.md` other texts are its parts. */
function withParts(all: readonly Document[]): Document[] {
  const leaves = all.filter(({ place }) => isIndex(place) && !isList(place));
  const byFolder = new Map(leaves.map((document) => [document.folder, document]));
  const documents: Document[] = [];
  for (const document of all) {
    const whole = wholeOf(document, byFolder);
    if (whole) whole.parts.push(document);
    else documents.push(document);
  }
  return documents;
}

function wholeOf(document: Document, byFolder: ReadonlyMap<string, Document>): Document | undefined {
  const parts = document.folder.split('/');
  for (let depth = parts.length - 1; depth > 0; depth--) {
    const found = byFolder.get(`${parts.slice(0, depth).join('/')}/`);
    if (found && found !== document) return found;
  }
  return undefined;
}
