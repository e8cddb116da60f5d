/** Reads a site made with Jekyll: al-folio, lab-website-template, academicpages, or one with own lists. */
import type { Item } from '../../../features/imports/entries/item.ts';
import type { Site } from '../description.ts';
import { isOfTemplate } from '../fates.ts';
import type { Progress } from '../progress.ts';
import type { Source } from '../source/source.ts';
import { menuOf, readCourses, readOwner, readTalks } from './academicpages.ts';
import { type JekyllSite, openJekyllSite } from './jekyll-site.ts';
import { readListedNews } from './listed-news.ts';
import { readListedPeople } from './listed-people.ts';
import { readListedWorks } from './listed-works.ts';
import { addHomePages, leaveOtherData, readSoftware, socialsOf } from './read-data.ts';
import { readEvents } from './read-events.ts';
import { readNews, readProjects } from './read-items.ts';
import { readLook } from './read-look.ts';
import { readPages } from './read-pages.ts';
import { readPeople, readRoles } from './read-people.ts';
import { readWorks } from './read-works.ts';
import { itemAt, textAt } from './values.ts';

export async function readJekyllSite(source: Source, progress: Progress): Promise<Site> {
  const site = await openJekyllSite(source, progress);
  progress.begin('reading records');
  // Citations in texts need the works.
  const works = [...(await readWorks(site)), ...(await readListedWorks(site))];
  const roles = await readRoles(site);
  const members = [...readPeople(site, roles), ...(await readListedPeople(site))];
  const people = members.length > 0 ? members : readOwner(site);
  await addHomePages(site, people);
  const facts = await factsOf(site);
  const software = await readSoftware(site, facts.links);
  const projects = await readProjects(site);
  const events = [...readEvents(site), ...readTalks(site)];
  const news = [...(await readListedNews(site)), ...readNews(site)];
  const { pages: ownPages, replaced } = readPages(site, await menuOf(site));
  const pages = [...ownPages, ...readCourses(site)];
  const look = await readLook(site);
  const known = [...people, ...projects, ...events, ...news, ...pages];
  for (const path of [
    ...known.flatMap(({ files }) => [...files.values()]),
    ...works.flatMap(({ files }) =>
      [...files.values()].flatMap(({ pdf, picture }) => [pdf ?? [], picture ?? []].flat()),
    ),
  ])
    site.fates.read(path, path.toLowerCase().endsWith('.pdf') ? 'pdf' : 'picture');
  await leaveOtherData(site);
  for (const { path, collection } of site.documents)
    if (!site.fates.all.has(path))
      site.fates.leave(
        path,
        collection === 'drafts' ? 'it is a draft' : `records of “${collection}” are not read yet`,
      );
  site.fates.complete(source.files.keys(), isOfTemplate);
  const named = new Set(people.filter(({ hasLeft }) => !hasLeft).map(({ role }) => role));
  return {
    ...facts,
    madeWith: templateOf(source),
    roles: [...new Set([...roles.values(), ...named])].filter((role) => role && named.has(role)),
    works,
    people,
    projects,
    software,
    news,
    events,
    pages,
    look,
    replaced,
    fates: site.fates.all,
  };
}

function templateOf({ files }: Source): string {
  if (['_data/citations.yaml', '_data/sources.yaml'].some((path) => files.has(path)))
    return 'lab-website-template';
  if ([...files.keys()].some((path) => path.startsWith('_bibliography/')))
    return 'al-folio, or another template with jekyll-scholar';
  if (
    files.has('_data/navigation.yml') &&
    [...files.keys()].some((path) => /^_(?:publications|talks|portfolio)\//.test(path))
  )
    return 'academicpages';
  return 'Jekyll';
}

/** In the settings of al-folio, or in a file of their own: `github_username`. */
const account = /^([a-z]+)_(?:username|id|number|userid|url)$/;
const networks = /^(?:github|gitlab|twitter|x|linkedin|facebook|youtube|instagram|whatsapp)_/;

async function factsOf(site: JekyllSite) {
  const { config, address } = site;
  const links = itemAt(config, 'links');
  const own = Object.keys(links).map((name) => [name, textAt(links, name)] as const);
  const socials = await socialsOf(site);
  const users = [...accountsIn(socials), ...accountsIn(config).filter(([, , key]) => networks.test(key))].map(
    ([name, value]) => [name, value] as const,
  );
  const title = textAt(config, 'title');
  const person = ['first_name', 'middle_name', 'last_name'].map((part) => textAt(config, part));
  return {
    address,
    // al-folio writes it for a page that is called after its owner.
    name: title && title !== 'blank' ? title : person.filter(Boolean).join(' '),
    description: textAt(config, 'description'),
    email:
      textAt(links, 'email') ||
      textAt(socials, 'email') ||
      textAt(config, 'email') ||
      textAt(itemAt(config, 'author'), 'email'),
    links: new Map([...own, ...users].filter(([name, value]) => value && name !== 'email')),
  };
}

const accountsIn = (item: Item) =>
  Object.keys(item).flatMap((key) => {
    const [, name] = account.exec(key) ?? [];
    return name ? [[name, textAt(item, key), key] as const] : [];
  });
