/** People: the collection of members, in the words of lab-website-template and of other templates. */
import { type Item, isItem } from '../../../features/imports/entries/item.ts';
import type { Person } from '../description.ts';
import { isPicturePath } from '../fates.ts';
import { dataFile, inCollections, type JekyllSite } from './jekyll-site.ts';
import { accountsIn } from './person-accounts.ts';
import { addressOfPath, convert, fileAt } from './text-context.ts';
import { itemAt, textAt, textsAt } from './values.ts';

/** What the site calls its roles, in its order. */
export async function readRoles(site: JekyllSite): Promise<ReadonlyMap<string, string>> {
  const types = await dataFile(site, 'types');
  if (!types || !isItem(types.data)) return new Map();
  site.fates.read(types.path, 'settings');
  const all = Object.entries(types.data).flatMap(([key, type]): [string, string][] =>
    isItem(type) && textAt(type, 'description') ? [[key, textAt(type, 'description')]] : [],
  );
  return new Map(all);
}

const collections = /^(?:members|people|team|staff|students|postdocs|alumni|faculty)$/;

export function readPeople(site: JekyllSite, roles: ReadonlyMap<string, string>): Person[] {
  return inCollections(site, collections).flatMap((document) => {
    const { path, data, addresses } = document;
    const title = textAt(data, 'name', 'title');
    if (!title) {
      site.fates.leave(path, 'it has no name', 'people');
      return [];
    }
    site.fates.read(path, 'people');
    const said = textAt(data, 'description', 'subtitle');
    const isLine = said.length <= longestLine;
    const body = isLine ? document.body : `${said}\n\n${document.body}`;
    const { markdown, remarks, files } = convert(site, document, body);
    const key =
      textAt(data, 'role', 'position', 'category') || (textAt(data, 'name') && textAt(data, 'title'));
    // Some write there from when to when somebody was in the lab.
    const ofAlumni = textAt(data, 'alumni').replace(/^(?:false|no)$/i, '');
    const hasLeft =
      ofAlumni !== '' || [textAt(data, 'group'), key].some((word) => /^(?:alum|former)/i.test(word));
    const picture = pictureOf(site, data, files);
    const links = new Map([...accountsIn(data), ...linksOf(data)]);
    return {
      from: path,
      old: addresses,
      title,
      files,
      remarks,
      hasLeft,
      role: (roles.get(key) ?? worded(key)).replace(/^(?:former|alum(?:na|nus|ni)?)\b[ :-]*/i, ''),
      otherNames: textsAt(data, 'aliases').filter((name) => name !== title),
      biography: markdown,
      line: isLine ? said : /\d/.test(ofAlumni) ? ofAlumni : '',
      affiliation: textAt(data, 'affiliation'),
      email: links.get('email') ?? textAt(data, 'email'),
      picture,
      links,
    };
  });
}

/** What is longer is a biography. */
const longestLine = 150;

/** `research-assistant` is written for programs. */
export const worded = (key: string) => {
  const words = key.replace(/[-_]+/g, ' ').trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

function linksOf(data: Item): ReadonlyMap<string, string> {
  const links = itemAt(data, 'links');
  return new Map(
    Object.keys(links).flatMap((name) => (textAt(links, name) ? [[name, textAt(links, name)] as const] : [])),
  );
}

/** The address of the picture that the front matter names, where that is a file of the site. */
export function pictureOf(site: JekyllSite, data: Item, files: Map<string, string>): string {
  const named =
    textAt(data, 'image', 'img', 'picture', 'photo', 'thumbnail', 'profile') ||
    textAt(itemAt(data, 'image'), 'path', 'url');
  const found = named && (fileAt(site, named) ?? fileAt(site, `/assets/img/${named}`));
  if (!found || !isPicturePath(found)) return '';
  files.set(addressOfPath(found), found);
  return addressOfPath(found);
}
