/** Data files of al-folio that say something of works and people, and why the others are left out. */
import { type Item, isItem } from '../../../features/imports/entries/item.ts';
import { readYaml } from '../../../features/imports/entries/yaml.ts';
import type { Person, Software } from '../description.ts';
import { aliases, textIfThere } from './documents.ts';
import { dataFile, itemsIn, type JekyllSite } from './jekyll-site.ts';
import { textAt, textsAt } from './values.ts';

/** What is listed there is of others too, so only what belongs to an account of the site is its own. */
export async function readSoftware(
  site: JekyllSite,
  links: ReadonlyMap<string, string>,
): Promise<Software[]> {
  const file = await dataFile(site, 'repositories');
  if (!file || !isItem(file.data)) return [];
  const { path, data } = file;
  const own = new Set(
    [links.get('github') ?? '', ...textsAt(data, 'github_users')].map((name) => accountIn(name)),
  );
  const named = textsAt(data, 'github_repos').filter((name) => /^\w[\w.-]*\/\w[\w.-]*$/.test(name));
  const ours = named.filter((name) => own.has(accountIn(name)) && name !== template);
  if (ours.length === 0)
    site.fates.leave(path, `its ${named.length} repositories are of no account of the site`, 'software');
  else site.fates.read(path, 'software');
  const others = named.length - ours.length;
  return ours.map((name, at) => ({
    from: `${path}#${name}`,
    old: [],
    title: name.slice(name.indexOf('/') + 1),
    files: new Map(),
    remarks: at === 0 && others > 0 ? [`${others} other repositories are of no account of the site`] : [],
    summary: '',
    repository: `https://github.com/${name}`,
  }));
}

const template = 'alshedivat/al-folio';

/** Of `moss-lab/walls` and of `https://github.com/moss-lab`. */
const accountIn = (name: string) =>
  name
    .replace(/^https:\/\/github\.com\//, '')
    .replace(/^@/, '')
    .split('/', 1)[0]
    ?.toLowerCase() ?? '';

/** The home pages of coauthors who are people of the site and name none themselves. */
export async function addHomePages(site: JekyllSite, people: Person[]): Promise<void> {
  const file = await dataFile(site, 'coauthors');
  if (!file || !isItem(file.data)) return;
  const { path, data } = file;
  const addresses = new Map<string, string>();
  for (const family of Object.keys(data))
    for (const coauthor of itemsIn(data[family]))
      for (const given of textsAt(coauthor, 'firstname'))
        addresses.set(`${given} ${family}`.toLowerCase(), textAt(coauthor, 'url'));
  let found = 0;
  for (const person of people) {
    const names = [person.title, ...person.otherNames].map((name) => name.toLowerCase());
    const address = names.map((name) => addresses.get(name)).find(Boolean);
    if (!address || person.links.has('home-page') || person.links.has('website')) continue;
    person.links = new Map([...person.links, ['home-page', address]]);
    found += 1;
  }
  if (found > 0) site.fates.read(path, 'people');
  else site.fates.leave(path, 'the home pages of coauthors who are no people of the site');
}

/** Accounts of the lab, in newer versions of al-folio. */
export async function socialsOf(site: JekyllSite): Promise<Item> {
  const file = await dataFile(site, 'socials');
  if (!file || !isItem(file.data)) return {};
  site.fates.read(file.path, 'settings');
  return file.data;
}

const reasons = new Map([
  ['cv', 'the CV of one person, for whom their profile is the place'],
  ['venues', 'colours and addresses of journals, which works here name themselves'],
]);

/** Each data file that nothing has read is counted and named. */
export async function leaveOtherData(site: JekyllSite): Promise<void> {
  const { source, fates } = site;
  for (const path of source.files.keys()) {
    const [, name = '', ending = ''] = /^_data\/(.+)\.(ya?ml|json|csv|tsv)$/i.exec(path) ?? [];
    if (!ending || fates.all.has(path)) continue;
    const text = await textIfThere(source, path);
    const reason = reasons.get(name) ?? 'no record here is like it';
    fates.leave(path, `${entriesIn(text, ending.toLowerCase())}: ${reason}`);
  }
}

function entriesIn(text: string, ending: string): string {
  if (/^[ct]sv$/.test(ending)) return `${Math.max(text.trim().split('\n').length - 1, 0)} rows`;
  const data = ending === 'json' ? jsonIn(text) : readYaml(text, { aliases });
  return data === undefined ? 'data that cannot be read' : counted(data);
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const counted = (data: unknown) =>
  `${Array.isArray(data) ? data.length : isItem(data) ? Object.keys(data).length : 1} entries`;
