/** The settings of a site made with Hugo, which may be in one file or in several. */
import { type Item, isItem, listIn } from '../../../features/imports/entries/item.ts';
import type { Fates } from '../fates.ts';
import { textIfThere } from '../jekyll/documents.ts';
import { itemAt, textAt } from '../jekyll/values.ts';
import type { Source } from '../source/source.ts';
import { readSettings } from './front-matter.ts';

export interface Menu {
  name: string;
  url: string;
  weight: number;
}

export interface HugoSettings {
  /** The names of all settings are in lower case. */
  config: Item;
  params: Item;
  menu: Menu[];
  /** The language that comes in, and the others; one without a name for a site of one language. */
  language: string;
  otherLanguages: string[];
  /** The folder of the texts of a language, with a slash at the end. */
  contentOf(language: string): string;
  /** What stands before the addresses of a language. */
  prefixOf(language: string): string;
}

const settingsFile =
  /^(?:config\/_default\/([\w-]+)|(?:config\/_default\/)?(hugo|config))(?:\.([a-z]{2,3}(?:-[a-z]+)?))?\.(?:toml|ya?ml|json)$/i;

export async function readHugoSettings(source: Source, fates: Fates): Promise<HugoSettings> {
  let config: Item = {};
  for (const path of [...source.files.keys()].sort()) {
    const [found, named = '', root = '', language = ''] = settingsFile.exec(path) ?? [];
    if (!found) continue;
    const data = readSettings(await textIfThere(source, path), path);
    if (!data) {
      fates.leave(path, 'it cannot be read: it is no TOML or YAML, or repeats itself by anchors');
      continue;
    }
    fates.read(path, 'settings');
    const name = named.toLowerCase();
    const part =
      root || name === 'hugo' || name === 'config' ? data : { [name.replace(/^menu$/, 'menus')]: data };
    config = merged(config, language ? { languages: { [language.toLowerCase()]: part } } : part);
  }
  return settingsIn(config);
}

/** Of two values the later counts; what stands in one of them only stays. */
function merged(one: Item, other: Item): Item {
  const all = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const known = all[key];
    all[key] = isItem(known) && isItem(value) ? merged(known, value) : value;
  }
  return all;
}

function settingsIn(config: Item): HugoSettings {
  const languages = itemAt(config, 'languages');
  const names = Object.keys(languages).filter(
    (name) => isItem(languages[name]) && textAt(itemAt(languages, name), 'disabled') !== 'true',
  );
  const wanted = textAt(config, 'defaultcontentlanguage').toLowerCase();
  const language = names.includes(wanted) || names.length === 0 ? wanted : (names[0] ?? '');
  const own = itemAt(languages, language);
  const inFolder = textAt(config, 'defaultcontentlanguageinsubdir') === 'true';
  const said = merged(config, own);
  return {
    config: said,
    params: itemAt(said, 'params'),
    menu: menuIn(itemAt(said, 'menus'), itemAt(said, 'menu')),
    language,
    otherLanguages: names.filter((name) => name !== language),
    contentOf(name) {
      const folder =
        textAt(itemAt(languages, name), 'contentdir') || textAt(config, 'contentdir') || 'content';
      return `${folder.replace(/^(?:\.?\/)+/, '').replace(/(?<!\/)\/+$/, '')}/`;
    },
    prefixOf: (name) => (name === language && !inFolder ? '' : `/${name}`),
  };
}

const menuIn = (...menus: Item[]): Menu[] =>
  menus
    .flatMap(({ main }) => listIn(main).filter(isItem))
    .map((entry) => ({
      name: textAt(entry, 'name'),
      url: textAt(entry, 'url', 'pageref'),
      weight: Number(textAt(entry, 'weight')) || 0,
    }))
    .sort((one, other) => one.weight - other.weight);
