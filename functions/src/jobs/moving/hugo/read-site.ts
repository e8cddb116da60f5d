/** Reads a site made with Hugo: HugoBlox, which was Wowchemy and Academic before, or one built alike. */
import type { Site } from '../description.ts';
import { isPdfPath, isPicturePath } from '../fates.ts';
import { textIfThere } from '../jekyll/documents.ts';
import type { Source } from '../source/source.ts';
import { factsOf } from './facts.ts';
import { openHugoSite } from './hugo-site.ts';
import { readLook } from './look.ts';
import { readEvents, readNews, readProjects } from './read-items.ts';
import { readPages } from './read-pages.ts';
import { authorsOf, peopleIn, profilesIn, readPeople } from './read-people.ts';
import { readWorks } from './read-works.ts';
import { rolesOf } from './roles.ts';

export async function readHugoSite(source: Source): Promise<Site> {
  const site = await openHugoSite(source);
  site.documents.push(...(await profilesIn(site)));
  const profiles = peopleIn(site);
  const people = readPeople(site, profiles);
  const works = await readWorks(site, authorsOf(profiles));
  const projects = readProjects(site);
  const news = readNews(site);
  const events = readEvents(site);
  const { pages, replaced } = readPages(site);
  const look = await readLook(site);
  const known = [...people, ...projects, ...news, ...events, ...pages];
  for (const path of [
    ...known.flatMap(({ files }) => [...files.values()]),
    ...works.flatMap(({ files }) =>
      [...files.values()].flatMap(({ pdf, picture }) => [pdf ?? [], picture ?? []].flat()),
    ),
  ])
    site.fates.read(path, isPdfPath(path) ? 'pdf' : 'picture');
  site.fates.complete(source.files.keys(), isOfTemplate);
  return {
    ...factsOf(site),
    address: site.address + site.base,
    madeWith: await templateOf(source),
    roles: rolesOf(site, people),
    works,
    people,
    projects,
    news,
    events,
    pages,
    look,
    replaced,
    fates: site.fates.all,
  };
}

/** The settings name the modules of the template, in one file or another. */
async function templateOf(source: Source): Promise<string> {
  const files = [...source.files.keys()].filter((path) =>
    /^(?:go\.mod|theme\.toml|config\.toml|config\/_default\/(?:module|hugo|config|params)\.\w+|\.gitmodules)$/.test(
      path,
    ),
  );
  const texts = await Promise.all(files.map((path) => textIfThere(source, path)));
  return texts.some((text) => /hugo-?blox|wowchemy|hugo-academic|sourcethemes\.com\/academic/i.test(text))
    ? 'HugoBlox (Wowchemy, Academic)'
    : 'Hugo';
}

/** What draws the old site. */
const ofTemplate =
  /^(?:config|layouts|archetypes|themes|i18n|resources|public|data|functions|scripts|node_modules|images)\/|^(?:assets|static)\/(?!media|uploads|files|img|images).*\.\w+$|\.(?:css|scss|js|mjs|ts|json|map|woff2?|ttf|eot|otf|ico|xml|webmanifest)$|^[^/]*$/i;

const isOfTemplate = (path: string) => ofTemplate.test(path) && !isPicturePath(path) && !isPdfPath(path);
