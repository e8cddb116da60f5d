/** What academicpages has beside posts and pages: talks, courses, the menu, and whose site it is. */
import { isItem, listIn } from '../../../features/imports/entries/item.ts';
import type { LabEvent, Page, Person } from '../description.ts';
import { pictureNamed } from './data-lists.ts';
import { dataFile, inCollections, type JekyllSite } from './jekyll-site.ts';
import { itemOf } from './read-items.ts';
import { addressOfPath } from './text-context.ts';
import { itemAt, momentOf, textAt } from './values.ts';

export function readTalks(site: JekyllSite): LabEvent[] {
  return inCollections(site, /^talks$/).flatMap((document) => {
    const { path, data, date } = document;
    const start = momentOf(textAt(data, 'date')) || (date?.toISOString().slice(0, 10) ?? '');
    if (!start) {
      site.fates.leave(path, 'it does not say when the talk was', 'events');
      return [];
    }
    site.fates.read(path, 'events');
    const place = [textAt(data, 'venue'), textAt(data, 'location')].filter(Boolean).join(', ');
    return [{ ...itemOf(site, document), start, place }];
  });
}

/** A course is a page, with what the front matter says of it above its text. */
export function readCourses(site: JekyllSite): Page[] {
  return inCollections(site, /^teaching$/).map((document) => {
    const { data, path } = document;
    const { title, text, old, files, remarks, summary } = itemOf(site, document);
    const facts = [
      textAt(data, 'type'),
      textAt(data, 'venue'),
      textAt(data, 'location'),
      textAt(data, 'date').slice(0, 4),
    ];
    site.fates.read(path, 'pages');
    const said = [facts.filter(Boolean).join(', '), text || summary].filter(Boolean).join('\n\n');
    return {
      from: path,
      old,
      title,
      files,
      remarks,
      text: said,
      isHome: false,
      isInMenu: false,
      isFinished: true,
    };
  });
}

/** The addresses of the menu, in its order. */
export async function menuOf(site: JekyllSite): Promise<string[]> {
  const file = await dataFile(site, 'navigation');
  if (!file || !isItem(file.data)) return [];
  site.fates.read(file.path, 'settings');
  const entries = [...listIn(file.data.main), ...listIn(file.data.masthead)].filter(isItem);
  return entries.map((entry) => textAt(entry, 'url')).filter(Boolean);
}

const accounts: Readonly<Record<string, string>> = {
  github: 'github',
  twitter: 'twitter',
  x: 'twitter',
  linkedin: 'linkedin',
  facebook: 'facebook',
  bluesky: 'bluesky',
  mastodon: 'mastodon',
  googlescholar: 'google-scholar',
  orcid: 'orcid',
  uri: 'home-page',
  researchgate: 'researchgate',
  youtube: 'youtube',
};

/** Whose site it is, in the settings; not where the site has people of its own. */
export function readOwner(site: JekyllSite): Person[] {
  const author = itemAt(site.config, 'author');
  const name = textAt(author, 'name');
  if (!name || name === 'Your Name' || name === 'Your Sidebar Name') return [];
  const files = new Map<string, string>();
  const picture = pictureNamed(site, textAt(author, 'avatar'));
  if (picture) files.set(addressOfPath(picture), picture);
  const orcid = /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/i;
  const links = Object.entries(accounts).flatMap(([key, network]) => {
    const value = textAt(author, key);
    return value ? [[network, key === 'orcid' ? (orcid.exec(value)?.[0] ?? value) : value] as const] : [];
  });
  return [
    {
      from: '_config.yml#author',
      old: [],
      title: name,
      files,
      remarks: [],
      hasLeft: false,
      role: '',
      otherNames: [],
      biography: textAt(author, 'bio'),
      line: '',
      affiliation: textAt(author, 'employer'),
      email: textAt(author, 'email'),
      picture: picture ? addressOfPath(picture) : '',
      links: new Map(links),
    },
  ];
}
