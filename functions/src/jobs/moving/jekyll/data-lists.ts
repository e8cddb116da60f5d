/** Lists in data files, by which small sites have their people, works and news: YAML, JSON or CSV. */
import { type Item, isItem } from '../../../features/imports/entries/item.ts';
import { readYaml } from '../../../features/imports/entries/yaml.ts';
import { isPicturePath } from '../fates.ts';
import { aliases, textIfThere } from './documents.ts';
import type { JekyllSite } from './jekyll-site.ts';
import { fileAt } from './text-context.ts';
import { textAt } from './values.ts';

export interface Listed {
  /** The file, and the number of the row in it. */
  from: string;
  /** Of the file, without its folder and ending: `alumni_members`. */
  list: string;
  /** Where the file has several lists: `students`. */
  group: string;
  data: Item;
  /** What a person should look at. */
  remarks: string[];
}

/** Of the files of these names; the site says why one is not read. */
export async function listedIn(
  site: JekyllSite,
  names: RegExp,
  has: (row: Item) => boolean,
): Promise<Listed[]> {
  const all: Listed[] = [];
  for (const path of [...site.source.files.keys()].sort()) {
    const [, list = '', ending = ''] = /^_data\/(?:.*\/)?([^/]+)\.(ya?ml|json|csv|tsv)$/i.exec(path) ?? [];
    if (!list || !names.test(list) || site.fates.all.has(path)) continue;
    const text = await textIfThere(site.source, path);
    const data = /^[ct]sv$/i.test(ending) ? await rowsIn(text) : readYaml(text, { aliases });
    const rows = groupsIn(data).flatMap(([group, rows]) =>
      rows.filter(isItem).map((data) => ({ group, data })),
    );
    const whole = rows.filter(({ data }) => has(data));
    const left = rows.length - whole.length;
    const remarks = left > 0 ? [`rows of its file that say too little are left out: ${left}`] : [];
    all.push(
      ...whole.map((row, at) => ({
        ...row,
        from: `${path}#${at + 1}`,
        list,
        remarks: at === 0 ? remarks : [],
      })),
    );
  }
  return all;
}

/** A list, lists by their names, or records by their names. */
function groupsIn(data: unknown): [string, unknown[]][] {
  if (Array.isArray(data))
    return data.map((one) => {
      // `- role: Students, members: [ ... ]`
      const inner = isItem(one) ? listsOfGroup.map((name) => one[name]).find(Array.isArray) : undefined;
      return isItem(one) && inner
        ? [textAt(one, 'role', 'title', 'name', 'group', 'year'), inner]
        : ['', [one]];
    });
  if (!isItem(data)) return [];
  return Object.entries(data).map(([name, value]) =>
    Array.isArray(value) ? [name, value] : ['', [isItem(value) ? { name, ...value } : value]],
  );
}

const listsOfGroup = [
  'members',
  'people',
  'students',
  'papers',
  'publications',
  'pubs',
  'items',
  'list',
  'entries',
];

async function rowsIn(text: string): Promise<Item[]> {
  const { parse } = await import('csv-parse/sync');
  const [first = ''] = text.split('\n', 1);
  try {
    return parse(text, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase()),
      delimiter: ['\t', ';', ','].find((sign) => first.includes(sign)) ?? ',',
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch {
    return [];
  }
}

/** Such sites name a picture without its folder, which only their layout knows. */
export function pictureNamed(site: JekyllSite, name: string): string | undefined {
  if (!name || /^https?:/i.test(name)) return undefined;
  const found = fileAt(site, name) ?? fileAt(site, `/assets/img/${name}`);
  if (found) return isPicturePath(found) ? found : undefined;
  const end = `/${name.replace(/^\/+/, '')}`;
  const like = [...site.source.files.keys()].filter(
    (path) => `/${path}`.endsWith(end) && isPicturePath(path),
  );
  return like.length === 1 ? like[0] : undefined;
}
