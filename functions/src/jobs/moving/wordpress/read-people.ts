/** People: the types of items that themes and plugins for teams add. */

import { limits } from '@lab/contract/api/limits';
import { truncate } from '@lab/contract/lib/truncate';
import type { Person } from '../description.ts';
import { fieldsOf, unknownFields } from './fields.ts';
import type { Post } from './read-export.ts';
import { seen } from './read-items.ts';
import { convert, featuredPicture, wordsOf } from './text-context.ts';
import { inTurn, oldAddresses, placeOf, titleOf, type WordPressSite } from './wordpress-site.ts';

const links = new Set(
  'home-page orcid google-scholar researchgate linkedin twitter github facebook bluesky mastodon'.split(' '),
);

/** Groups of everything, not of people. */
const noGroup = /^(?:post_tag|post_format|language|post_translations|nav_menu)$/;
const hasGone = /^(?:alum|former|past\b|ehemalig)/i;

export async function readPeople(site: WordPressSite): Promise<Person[]> {
  const posts = seen(site, 'people').sort((one, other) => one.order - other.order);
  const people: Person[] = [];
  for await (const post of inTurn(site, posts)) {
    const title = titleOf(post);
    if (!title) site.items.leave(placeOf(post), 'it has no name', 'people');
    else {
      site.items.read(placeOf(post), 'people');
      people.push(personOf(site, post, title));
    }
  }
  return people;
}

function personOf(site: WordPressSite, post: Post, title: string): Person {
  const { known, unknown } = fieldsOf(post);
  const { markdown, remarks, files } = convert(site, post);
  const picture = featuredPicture(site, post, { files, remarks });
  const groups = post.terms.filter(({ kind }) => !noGroup.test(kind)).map(({ name }) => wordsOf(name));
  const position = known.get('position') ?? '';
  const group = groups.find((name) => !hasGone.test(name));
  const role = group ?? position.replace(/^(?:former|alum(?:na|nus|ni)?|ehemaliger?)\b[ :-]*/i, '');
  return {
    from: placeOf(post),
    old: oldAddresses(site, post),
    title,
    files,
    remarks: [...remarks, ...unknownFields(unknown)],
    hasLeft: [post.type, position, ...groups].some((name) => hasGone.test(name)),
    role: truncate(role, limits.role),
    otherNames: [],
    biography: markdown || (known.get('biography') ?? ''),
    line: group ? position : '',
    affiliation: known.get('affiliation') ?? '',
    email: known.get('email') ?? '',
    picture,
    links: new Map([...known].filter(([name]) => links.has(name))),
  };
}
