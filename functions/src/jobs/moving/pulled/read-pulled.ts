/** Reads a folder that `npm run pull` has written. */
import { publicKinds } from '@lab/contract/kinds/public-kinds';
import { type Item, isItem, listIn } from '../../../features/imports/entries/item.ts';
import type { KindRecord, Page, Site } from '../description.ts';
import { Fates, isPdfPath, isPicturePath } from '../fates.ts';
import { itemAt, textAt } from '../jekyll/values.ts';
import type { Source } from '../source/source.ts';
import { addressesIn, filesAt, textsIn, yamlAt } from './folder-text.ts';
import { recordsIn } from './read-records.ts';
import { readWorks } from './read-works.ts';

export async function readPulledSite(source: Source): Promise<Site> {
  const fates = new Fates();
  const [lab, settings] = [await yamlAt(source, 'lab.yaml'), await yamlAt(source, 'settings.yaml')];
  for (const path of ['lab.yaml', 'settings.yaml']) fates.read(path, 'settings');
  const roleNames = rolesIn(settings);
  const records: KindRecord[] = [];
  for (const kind of publicKinds) records.push(...(await recordsIn(source, kind)));
  const pages = await readPages(source);
  const all = [...records, ...pages.map((page) => ({ ...page, kind: 'pages' as const }))];
  for (const { from, kind, files } of all) {
    fates.read(from, kind);
    for (const path of files.values()) fates.read(path, isPdfPath(path) ? 'pdf' : 'picture');
  }
  const works = await readWorks(source, fates, textAt(lab, 'address'));
  for (const path of source.files.keys()) if (!fates.all.has(path)) fates.leave(path, whyLeft(path));
  const usualRoles = records.flatMap(({ kind, values }) =>
    kind === 'team' && !roleNames.has(String(values.role)) ? textAt(values, 'role') || [] : [],
  );
  return {
    madeWith: 'npm run pull',
    address: textAt(lab, 'address'),
    name: textAt(lab, 'name'),
    description: textAt(settings, 'statement'),
    email: textAt(lab, 'email'),
    links: linksIn(itemAt(lab, 'socialMedia')),
    roles: [...new Set([...roleNames.values(), ...usualRoles])],
    roleNames,
    works,
    people: [],
    projects: [],
    news: [],
    pages,
    records,
    fates: fates.all,
  };
}

const linksIn = (social: Item) =>
  new Map(Object.keys(social).map((name) => [name.toLowerCase(), textAt(social, name)]));

/** The names of the roles that the lab has chosen itself, by their ids. */
const rolesIn = (settings: Item) =>
  new Map(
    listIn(settings.roles)
      .filter(isItem)
      .map((role) => [textAt(role, 'id'), textAt(role, 'one', 'heading', 'id')]),
  );

/** What the lab says of itself is taken for its home page, so it becomes the overview. */
async function readPages(source: Source): Promise<Page[]> {
  const about = (await textsIn(source, 'about')).filter(
    ({ path, body }) => path === 'about/overView.md' && body,
  );
  const own = await textsIn(source, 'pages');
  return [...about, ...own].map((text): Page => {
    const { path, data, body } = text;
    return {
      from: path,
      old: [],
      title: textAt(data, 'title', 'name'),
      files: filesAt(source, addressesIn(body)),
      remarks: [],
      text: body,
      isHome: about.includes(text),
      isInMenu: textAt(data, 'place') !== '',
      isFinished: true,
      address: textAt(data, 'address'),
      place: textAt(data, 'place') || 'none',
    };
  });
}

function whyLeft(path: string): string {
  if (isPicturePath(path)) return 'a picture that nothing shows which comes in';
  if (isPdfPath(path)) return 'a PDF that nothing links to which comes in';
  if (path.startsWith('legal/')) return 'legal pages are written from the answers to their questions';
  if (path.startsWith('about/')) return 'other texts about the lab than the overview do not come in';
  return 'it is for other programs, or about the folder';
}
