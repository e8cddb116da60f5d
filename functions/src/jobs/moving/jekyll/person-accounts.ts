/** Accounts of a person that are fields of their own, as many small sites have them. */
import type { Item } from '../../../features/imports/entries/item.ts';
import { itemAt, textAt } from './values.ts';

const names: Readonly<Record<string, string>> = {
  website: 'home-page',
  homepage: 'home-page',
  webpage: 'home-page',
  url: 'home-page',
  web: 'home-page',
  link: 'home-page',
  github: 'github',
  twitter: 'twitter',
  linkedin: 'linkedin',
  scholar: 'google-scholar',
  google_scholar: 'google-scholar',
  googlescholar: 'google-scholar',
  gscholar: 'google-scholar',
  orcid: 'orcid',
  bluesky: 'bluesky',
  mastodon: 'mastodon',
};

export function accountsIn(...said: Item[]): ReadonlyMap<string, string> {
  const links = new Map<string, string>();
  for (const of of said.flatMap((data) => [data, itemAt(data, 'social')]))
    for (const [key, name] of Object.entries(names)) {
      const value = textAt(of, key);
      const number = name === 'orcid' ? /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/i.exec(value)?.[0] : undefined;
      if (value && !links.has(name)) links.set(name, number ?? value);
    }
  return links;
}
