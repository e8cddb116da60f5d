/** People: the profiles of authors, in a folder for each or, of newer sites, in a data file for each. */
import { type Item, isItem, listIn } from '../../../features/imports/entries/item.ts';
import type { Person } from '../description.ts';
import { isPicturePath } from '../fates.ts';
import { textIfThere } from '../jekyll/documents.ts';
import { itemAt, textAt, textsAt } from '../jekyll/values.ts';
import { addressesOfAuthor, isTop } from './addresses.ts';
import { fileAt, named, pictureOf, targetOf } from './files.ts';
import { readSettings } from './front-matter.ts';
import type { Document, HugoSite } from './hugo-site.ts';
import { convert } from './text-context.ts';

/** Of whoever is an author of something, by the folder of their profile. */
export type Authors = ReadonlyMap<string, Item>;

const people = /^(?:authors|members?|people|team|alumni|guests)$/;

/** The profiles of newer sites as documents. */
export async function profilesIn(site: HugoSite): Promise<Document[]> {
  const profiles: Document[] = [];
  for (const path of [...site.source.files.keys()].sort()) {
    const [, name] = /^data\/authors\/([^/]+)\.(?:ya?ml|toml|json)$/.exec(path) ?? [];
    if (!name) continue;
    const data = readSettings(await textIfThere(site.source, path), path);
    if (!data) {
      site.fates.leave(path, 'it is no YAML or TOML, or repeats itself by anchors');
      continue;
    }
    const { config, language, prefixOf } = site;
    const addresses = addressesOfAuthor(textAt(data, 'slug') || name, data, config, prefixOf(language));
    const folder = 'data/authors/';
    const place = `authors/${name}`;
    profiles.push({
      path,
      place,
      section: 'authors',
      folder,
      name,
      data,
      body: '',
      date: undefined,
      addresses,
      parts: [],
    });
  }
  return profiles;
}

/** The documents of people, of which no page of a list is one. */
export const peopleIn = ({ documents }: HugoSite): Document[] =>
  documents.filter(({ section, place }) => people.test(section) && !isTop(place));

/** What names an author of a work: the folder, or the name that the profile gives. */
export function authorsOf(documents: readonly Document[]): Authors {
  return new Map(
    documents.flatMap(({ name, data }) => {
      const keys = [
        name,
        textAt(data, 'slug'),
        ...textsAt(data, 'authors'),
        textAt(data, 'id'),
        shownName(data),
      ];
      return keys.filter(Boolean).map((key) => [keyOf(key), data] as const);
    }),
  );
}

export const keyOf = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');

/** As it is cited, where the profile has the parts of the name. */
export function nameOf(data: Item): string {
  const name = itemAt(data, 'name');
  const [given, family] = [
    textAt(name, 'given') || textAt(data, 'first_name'),
    textAt(name, 'family') || textAt(data, 'last_name'),
  ];
  const shown = shownName(data);
  return given && family && shown.includes(family) ? `${family}, ${given}` : shown;
}

const shownName = (data: Item) => textAt(itemAt(data, 'name'), 'display') || textAt(data, 'title', 'name');

const isAlumni = /\b(?:alum|former|past\b|ehemalig|ancien|previous)/i;

export function readPeople(site: HugoSite, documents: readonly Document[]): Person[] {
  const usesGroups = documents.some(({ data }) => textsAt(data, 'user_groups').length > 0);
  const found = documents.flatMap((document) => {
    const why = whyLeft(document, usesGroups);
    if (why) site.fates.leave(document.path, why, 'people');
    else site.fates.read(document.path, 'people');
    return why ? [] : { document, person: personOf(site, document) };
  });
  const weight = ({ data }: Document) => Number(textAt(data, 'weight')) || 0;
  return found
    .sort((one, other) => weight(one.document) - weight(other.document))
    .map(({ person }) => person);
}

function whyLeft({ data, section }: Document, usesGroups: boolean): string | undefined {
  if (!shownName(data)) return 'it has no name';
  if (textAt(data, 'draft') === 'true') return 'it is a draft';
  if (section === 'authors' && usesGroups && textsAt(data, 'user_groups').length === 0)
    return 'an author who is in none of the groups of people';
  return undefined;
}

function personOf(site: HugoSite, document: Document): Person {
  const { path, data, addresses, section } = document;
  const text = convert(site, document, document.body.trim() || textAt(data, 'bio'));
  const { files, remarks } = text;
  const groups = textsAt(data, 'user_groups');
  const hasLeft = groups.some((group) => isAlumni.test(group)) || section === 'alumni';
  const group = groups.find((group) => !/^\s*alum/i.test(group)) ?? '';
  const organizations = [...itemsAt(data, 'organizations'), ...itemsAt(data, 'affiliations')];
  const position = textAt(data, 'role') || textAt(organizations[0] ?? {}, 'role');
  const role =
    group.replace(/^(?:former|past|previous|alum(?:na|nus|ni)?|ehemalige?r?)\b[ :-]*/i, '').trim() ||
    position;
  const avatar = pictureOf(site, document, /avatar|portrait|featured/) ?? pictureInMedia(site, document);
  const { links, more, email } = linksOf(site, document, files, remarks);
  const biography = [text.markdown, ...awardsOf(data), ...more].filter(Boolean).join('\n\n');
  return {
    from: path,
    old: addresses,
    title: shownName(data),
    files,
    remarks,
    hasLeft,
    role,
    otherNames: otherNamesOf(data),
    biography,
    line: position === role ? '' : position,
    affiliation: organizations
      .map((one) => textAt(one, 'name'))
      .filter(Boolean)
      .join(', '),
    email,
    picture: named(files, avatar),
    links,
    profile: profileOf(data),
  };
}

const itemsAt = (data: Item, name: string): Item[] => listIn(data[name]).filter(isItem);

const pictureInMedia = (site: HugoSite, { name }: Document) =>
  ['jpg', 'jpeg', 'png', 'webp', 'svg']
    .map((ending) => fileAt(site, `/authors/${name}.${ending}`))
    .find((path) => path && isPicturePath(path));

function otherNamesOf(data: Item): string[] {
  const alternate = textAt(itemAt(data, 'name'), 'alternate');
  return alternate && alternate !== shownName(data) ? [alternate] : [];
}

function profileOf(data: Item): NonNullable<Person['profile']> {
  const courses = [...itemsAt(itemAt(data, 'education'), 'courses'), ...itemsAt(data, 'education')];
  return {
    pronouns: textAt(itemAt(data, 'name'), 'pronouns'),
    interests: textsAt(data, 'interests').join(', '),
    education: courses.flatMap((course) => {
      const degree = textAt(course, 'course', 'degree');
      const organization = textAt(course, 'institution');
      const years = textAt(course, 'year') || textAt(course, 'end');
      const year = years.match(/\d{4}/g)?.at(-1) ?? '';
      return degree || organization ? [{ degree, organization: organization || degree, year }] : [];
    }),
  };
}

function awardsOf(data: Item): string[] {
  const awards = itemsAt(data, 'awards').map((award) =>
    [textAt(award, 'title'), textAt(award, 'awarder'), textAt(award, 'date').slice(0, 4)]
      .filter(Boolean)
      .join(', '),
  );
  return awards.length > 0 ? [awards.map((award) => `- ${award}`).join('\n')] : [];
}

/** Names of networks by the addresses of their pages. */
const hosts: readonly [RegExp, string][] = [
  [/^https?:\/\/(?:www\.)?github\.com\//i, 'github'],
  [/^https?:\/\/(?:www\.)?(?:twitter|x)\.com\//i, 'twitter'],
  [/^https?:\/\/(?:[a-z]+\.)?linkedin\.com\//i, 'linkedin'],
  [/^https?:\/\/scholar\.google\./i, 'google-scholar'],
  [/^https?:\/\/bsky\.app\//i, 'bluesky'],
  [/^https?:\/\/(?:www\.)?facebook\.com\//i, 'facebook'],
];

const icons = new Map([
  ['mastodon', 'mastodon'],
  ...['home', 'house', 'globe', 'website'].map((icon) => [icon, 'home-page'] as const),
]);

const orcid = /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/i;

interface Links {
  links: Map<string, string>;
  email: string;
  /** Files of the site, as lines of Markdown. */
  more: string[];
}

function linksOf(site: HugoSite, document: Document, files: Map<string, string>, remarks: string[]): Links {
  const links = new Map<string, string>();
  const more: string[] = [];
  let email = textAt(document.data, 'email');
  for (const one of [
    ...itemsAt(document.data, 'social'),
    ...itemsAt(document.data, 'links'),
    ...itemsAt(document.data, 'profiles'),
  ]) {
    const written = textAt(one, 'link', 'url');
    const icon = textAt(one, 'icon').replace(/^.*\//, '');
    const label = textAt(one, 'label', 'name') || icon;
    // Of the form on the old site.
    if (!written || /^\/?#/.test(written)) continue;
    const { file, address = '' } = targetOf(site, written, document);
    const number =
      icon === 'orcid' || address.includes('//orcid.org/') ? orcid.exec(written)?.[0] : undefined;
    if (number) links.set('orcid', number);
    else if (address.startsWith('mailto:')) email ||= address.slice('mailto:'.length).replace(/\?.*/, '');
    else if (file) more.push(`[${label || 'PDF'}](<${named(files, file)}>)`);
    else if (/^https?:/.test(address)) links.set(networkOf(address, icon, label, links), address);
    else remarks.push(`the link “${written.slice(0, 100)}” is left out`);
  }
  return { links, email, more };
}

function networkOf(address: string, icon: string, label: string, known: ReadonlyMap<string, string>): string {
  const network = hosts.find(([host]) => host.test(address))?.[1] ?? icons.get(icon);
  const name = network ?? (label || 'website');
  if (!known.has(name)) return name;
  let number = 2;
  while (known.has(`${name} ${number}`)) number++;
  return `${name} ${number}`;
}
