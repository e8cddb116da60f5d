/** Reads a folder that `npm run pull` has written. */
import { limits } from '@lab/contract/api/limits';
import { decoded } from '@lab/contract/lib/decoded';
import { type Item, isItem, listIn } from '../../../features/imports/entries/item.ts';
import { entriesIn } from '../../../features/imports/entries/read-bibtex.ts';
import type { Page, Item as Said, Site, WorkFile } from '../description.ts';
import { Fates, isPdfPath, isPicturePath } from '../fates.ts';
import { textOf } from '../jekyll/documents.ts';
import { dateOf, itemAt, textAt } from '../jekyll/values.ts';
import type { Source } from '../source/source.ts';
import { beginningOf } from '../texts/lab-text.ts';
import { addressesIn, filesAt, type PulledText, textsIn, yamlAt } from './folder-text.ts';
import { personOf } from './read-people.ts';

const works = 'works.bib';

export async function readPulledSite(source: Source): Promise<Site> {
  const fates = new Fates();
  const [lab, settings] = [await yamlAt(source, 'lab.yaml'), await yamlAt(source, 'settings.yaml')];
  for (const path of ['lab.yaml', 'settings.yaml']) fates.read(path, 'settings');
  const roleNames = rolesIn(settings);
  const nameOfRole = (id: string) => roleNames.get(id) ?? id;

  const [team, alumni] = [await textsIn(source, 'team'), await textsIn(source, 'alumni')];
  const people = [
    ...team.map((text) => personOf(source, text, nameOfRole, false)),
    ...alumni.map((text) => personOf(source, text, nameOfRole, true)),
  ];
  const projects = (await textsIn(source, 'projects')).map((text) => ({
    ...itemOf(source, text),
    link: textAt(text.data, 'link'),
  }));
  const news = (await textsIn(source, 'news')).flatMap((text) => {
    const date = dateOf(textAt(text.data, 'createdAt', 'date'));
    if (!date) fates.leave(text.path, 'it has no date', 'news');
    return date ? [{ ...itemOf(source, text), date }] : [];
  });
  const software = (await textsIn(source, 'software')).map((text) => ({
    ...itemOf(source, text),
    repository: textAt(text.data, 'repository'),
  }));
  const events = (await textsIn(source, 'events')).map((text) => ({
    ...itemOf(source, text),
    start: textAt(text.data, 'start'),
    end: textAt(text.data, 'end'),
    place: textAt(text.data, 'place'),
  }));
  const pages = await readPages(source);
  const known = { people, projects, software, news, events, pages };
  for (const [kind, all] of Object.entries(known))
    for (const { from, files } of all) {
      fates.read(from, kind as keyof typeof known);
      for (const path of files.values()) fates.read(path, isPdfPath(path) ? 'pdf' : 'picture');
    }
  const files = await readWorks(source, fates, textAt(lab, 'address'));
  for (const path of source.files.keys()) if (!fates.all.has(path)) fates.leave(path, whyLeft(path));
  const named = new Set(people.filter(({ hasLeft }) => !hasLeft).map(({ role }) => role));
  return {
    madeWith: 'npm run pull',
    address: textAt(lab, 'address'),
    name: textAt(lab, 'name'),
    description: textAt(settings, 'statement'),
    email: textAt(lab, 'email'),
    links: linksIn(itemAt(lab, 'socialMedia')),
    roles: [...new Set([...roleNames.values(), ...named])].filter((role) => named.has(role)),
    works: files,
    ...known,
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

function itemOf(source: Source, { path, data, body }: PulledText): Said {
  const picture = textAt(data, 'image');
  return {
    from: path,
    old: [],
    title: textAt(data, 'title'),
    files: filesAt(source, [picture, ...addressesIn(body)]),
    remarks: [],
    summary: textAt(data, 'summary') || beginningOf(body, limits.newsSummary),
    text: body,
    picture,
  };
}

/** What the lab says of itself is taken for its home page, so it becomes the overview. */
async function readPages(source: Source): Promise<Page[]> {
  const about = (await textsIn(source, 'about')).filter(
    ({ path, body }) => path === 'about/overView.md' && body,
  );
  const own = await textsIn(source, 'pages');
  return [...about, ...own].map((text) => ({
    ...itemOf(source, text),
    title: textAt(text.data, 'title', 'name'),
    isHome: about.includes(text),
    isInMenu: textAt(text.data, 'place') !== '',
    isFinished: true,
  }));
}

async function readWorks(source: Source, fates: Fates, origin: string): Promise<WorkFile[]> {
  if (!source.files.has(works)) return [];
  const text = await textOf(source, works);
  const files = new Map<string, { picture?: string; pdf?: string }>();
  const inFolder = (address = '', fits: (path: string) => boolean) => {
    const path = address.startsWith(`${origin}/`) ? decoded(address.slice(origin.length + 1)) : undefined;
    if (!path || !source.files.has(path) || !fits(path)) return undefined;
    fates.read(path, isPdfPath(path) ? 'pdf' : 'picture');
    return path;
  };
  for (const { key, fields, problem } of entriesIn(text)) {
    if (problem) continue;
    const [pdf, picture] = [
      inFolder(fields.get('pdf'), isPdfPath),
      inFolder(fields.get('image'), isPicturePath),
    ];
    files.set(key, { ...(pdf && { pdf }), ...(picture && { picture }) });
  }
  fates.read(works, 'works');
  return [{ name: works, text, files }];
}

function whyLeft(path: string): string {
  if (isPicturePath(path)) return 'a picture that nothing shows which comes in';
  if (isPdfPath(path)) return 'a PDF that nothing links to which comes in';
  const [folder] = path.split('/');
  if (folder === 'legal') return 'legal pages are written from the answers to their questions';
  if (folder !== path && folder !== 'about') return `records of “${folder}” are not read yet`;
  return 'it is for other programs, or about the folder';
}
