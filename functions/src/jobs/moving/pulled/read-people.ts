/** People of a pulled folder: those on the team with their profile, and those who left. */
import { type Item, isItem, listIn } from '../../../features/imports/entries/item.ts';
import type { Person } from '../description.ts';
import { itemAt, textAt } from '../jekyll/values.ts';
import type { Source } from '../source/source.ts';
import { addressesIn, filesAt, type PulledText } from './folder-text.ts';

/** What the description calls the fields of a profile. */
const linkNames: Readonly<Record<string, string>> = {
  orcid: 'orcid',
  homepage: 'home-page',
  scholar: 'google-scholar',
  mastodon: 'mastodon',
  bluesky: 'bluesky',
};

export function personOf(
  source: Source,
  { path, data, body }: PulledText,
  nameOfRole: (id: string) => string,
  hasLeft: boolean,
): Person {
  const profile = itemAt(data, 'profile');
  const biography = textAt(profile, 'biography') || body;
  const picture = textAt(data, 'image');
  const [term = {}] = listIn(data.terms).filter(isItem).slice(-1);
  return {
    from: path,
    old: [],
    title: textAt(data, 'name'),
    files: filesAt(source, [picture, ...addressesIn(biography)]),
    remarks: [],
    hasLeft,
    role: nameOfRole(textAt(hasLeft ? term : data, 'role')),
    otherNames: textAt(data, 'alsoKnownAs')
      .split(';')
      .flatMap((name) => name.trim() || []),
    biography,
    line: textAt(hasLeft ? term : data, 'title'),
    affiliation: textAt(data, 'university'),
    email: textAt(data, 'email'),
    picture,
    links: linksOf(data, profile),
  };
}

function linksOf(data: Item, profile: Item): ReadonlyMap<string, string> {
  const social = itemAt(data, 'socialMedia');
  const named = Object.entries(linkNames).map(([field, name]) => [name, textAt(profile, field)] as const);
  const own = listIn(profile.links)
    .filter(isItem)
    .map((link) => [textAt(link, 'name'), textAt(link, 'address')] as const);
  const all = [
    ['home-page', textAt(data, 'link')] as const,
    ...Object.keys(social).map((name) => [name, textAt(social, name)] as const),
    ...named,
    ...own,
  ];
  return new Map(all.filter(([name, value]) => name && value));
}
