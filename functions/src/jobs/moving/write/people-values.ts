/** A person of a site as a member of the team with a profile, or as one of the alumni. */
import type { Values } from '@lab/contract/core/content/field';
import { emptyValues } from '@lab/contract/core/content/field-type';
import { alumniKind } from '@lab/contract/features/alumni/kind';
import { memberKind } from '@lab/contract/features/team/kind';
import { profileFields } from '@lab/contract/features/team/profile/fields';
import { profileForm } from '@lab/contract/features/team/profile/schemas';
import { renderedOf, type StoredProfile } from '../../../features/team/profile-store.ts';
import type { Person } from '../description.ts';
import { beginningOf } from '../texts/lab-text.ts';
import { accountAddress } from './accounts.ts';
import { type Fitted, fit } from './fit.ts';

export type Profile = StoredProfile;

type Converted = Fitted & { profile?: Profile };

const own = new Set([
  'linkedin',
  'twitter',
  'facebook',
  'github',
  'google-scholar',
  'bluesky',
  'orcid',
  'email',
  'home-page',
  'mastodon',
]);

const linkOf = ({ links }: Person, name: string) => accountAddress(name, links.get(name) ?? '');

const longestDetails = memberKind.fields.details.max;

const detailsOf = ({ biography }: Person) => beginningOf(biography, longestDetails);

export async function memberOf(
  person: Person,
  role: string,
  image: string,
  biography: string,
): Promise<Converted> {
  const link = (name: string) => linkOf(person, name);
  const entry = await fit(memberKind.fields, {
    name: person.title,
    alsoKnownAs: person.otherNames.join('; '),
    role,
    title: person.line,
    email: person.email,
    university: person.affiliation,
    details: detailsOf(person),
    image,
    socialMedia: Object.fromEntries(
      Object.keys(memberKind.fields.socialMedia.of).map((name) => [name, link(name)]),
    ),
  });
  const links = [...person.links.keys()].filter((name) => !own.has(name));
  const isAddress = (name: string) => /^https?:/.test(link(name));
  const said = {
    ...person.profile,
    biography,
    orcid: person.links.get('orcid') ?? '',
    homepage: link('home-page') || (links.includes('website') ? link('website') : ''),
    scholar: link('google-scholar'),
    mastodon: link('mastodon'),
    bluesky: link('bluesky'),
    links: links.filter(isAddress).map((name) => ({ name, address: link(name) })),
  };
  const { profile, remarks } = await profileFrom(said);
  const isSaid = Object.values(said).some((value) => value.length > 0);
  const unread = links.filter((name) => !isAddress(name)).map((name) => `${name} left out: it is no address`);
  return {
    ...entry,
    ...(isSaid && { profile }),
    remarks: [...entry.remarks, ...remarks, ...unread],
  };
}

export async function profileFrom(said: Values): Promise<{ profile: Profile; remarks: string[] }> {
  const given = { ...emptyValues(profileFields), ...said };
  const { values, remarks } = await fit(profileFields, given, profileForm.fields);
  const rendered = await renderedOf({ biography: String(values.biography) });
  return { profile: { ...values, ...rendered } as Profile, remarks };
}

export async function alumnusOf(person: Person, role: string, image: string): Promise<Converted> {
  const { title, line, biography, email } = person;
  const said = [role ? '' : person.role, line].filter(Boolean).join(', ');
  const pages = ['home-page', 'website', 'linkedin', 'google-scholar', 'github', 'twitter', 'orcid'];
  const link = pages.map((name) => linkOf(person, name)).find((address) => /^https?:/.test(address)) ?? '';
  const entry = await fit(alumniKind.fields, {
    name: title,
    alsoKnownAs: person.otherNames.join('; '),
    terms: role || said ? [{ role, title: said, from: '', until: '' }] : [],
    details: detailsOf(person),
    image,
    link,
  });
  const others = [...person.links.keys()].filter((name) => name !== 'email' && linkOf(person, name) !== link);
  return {
    ...entry,
    remarks: [
      ...entry.remarks,
      ...(biography.length > longestDetails ? ['of the biography only what fits into Details'] : []),
      ...(email ? ['the email is left out, alumni have none'] : []),
      ...others.map((name) => `${name} left out, alumni have one link`),
    ],
  };
}
