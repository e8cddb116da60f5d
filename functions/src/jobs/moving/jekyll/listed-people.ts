/** People who are rows of a data file. */
import { type Item, isItem, listIn } from '../../../features/imports/entries/item.ts';
import type { Person } from '../description.ts';
import { type Listed, listedIn, pictureNamed } from './data-lists.ts';
import type { JekyllSite } from './jekyll-site.ts';
import { accountsIn } from './person-accounts.ts';
import { worded } from './read-people.ts';
import { addressOfPath, convert } from './text-context.ts';
import { itemAt, textAt, textsAt } from './values.ts';

const lists =
  /^(?:team|people|persons|members?|staff|faculty|students|postdocs?|alumni|(?:team|lab|group|alumni|student|staff|current|former|past)[_-]?(?:members?|students?|people|visitors?)|visitors)$/i;

export async function readListedPeople(site: JekyllSite): Promise<Person[]> {
  const rows = await listedIn(site, lists, (row) => nameIn(row) !== '');
  for (const { from } of rows) site.fates.read(from.replace(/#\d+$/, ''), 'people');
  return rows.map((row) => personOf(site, row));
}

function nameIn(data: Item): string {
  const parts = [textAt(data, 'firstname', 'first_name'), textAt(data, 'lastname', 'last_name', 'surname')];
  return parts.filter(Boolean).join(' ') || textAt(data, 'display_name', 'name', 'title');
}

const isOver = /^(?:alum|former|past)/i;

function personOf(site: JekyllSite, { from, list, group, data, remarks: ofFile }: Listed): Person {
  const document = { path: from, collection: '', data, body: '', date: undefined, addresses: [] };
  const { markdown, remarks, files } = convert(site, document, textsOf(data).join('\n\n'));
  const written = textAt(data, 'role', 'position', 'info', 'job', 'status', 'degree');
  // Of `alumni_members` the list says that they have left, of `students` what they are.
  const ofList = /^(?:team|people|persons|members?|lab|group|current|alum|former|past)/i.test(list)
    ? ''
    : list;
  const heading = group || ofList;
  const role = worded(heading.replace(/^(?:current|former|past|alum(?:ni)?)[ _-]?/i, '')) || worded(written);
  const picture = pictureNamed(
    site,
    textAt(data, 'photo', 'image', 'img', 'picture', 'avatar', 'pic', 'portrait', 'profile'),
  );
  if (picture) files.set(addressOfPath(picture), picture);
  return {
    from,
    old: [],
    title: nameIn(data),
    files,
    remarks: [...ofFile, ...remarks],
    hasLeft: [list, group, textAt(data, 'group', 'category', 'status'), textAt(data, 'role')].some((word) =>
      isOver.test(word),
    ),
    role,
    otherNames: [],
    biography: markdown,
    line: worded(written) === role ? '' : written,
    affiliation: textAt(data, 'affiliation', 'institution', 'university'),
    email: textAt(data, 'email', 'mail').replace(/^mailto:/, ''),
    picture: picture ? addressOfPath(picture) : '',
    links: accountsIn(data, itemAt(data, 'links'), ...listIn(data.links).filter(isItem)),
    profile: {
      pronouns: textAt(data, 'pronouns'),
      interests: textsAt(data, 'interests').join(', '),
      education: [],
    },
  };
}

/** A text, and the lines of `education1`, `education2` that some sites have. */
const textsOf = (data: Item): string[] => [
  textAt(data, 'bio', 'biography', 'description', 'about', 'content', 'text'),
  ...Object.keys(data)
    .filter((name) => /^education\d$/.test(name))
    .map((name) => `- ${textAt(data, name)}`)
    .filter((line) => line.length > 2),
];
