/**
 * What a person says of themself in addition to the fields of the specification, and what visitors can see of
 * it.
 */

import { limits } from '../../../api/limits.ts';
import type { Field, ValuesOf } from '../../../core/content/field.ts';
import { fieldTexts } from '../../../texts/field-texts.ts';
import { profileTexts } from './texts.ts';

const { fields, parts, hints } = profileTexts;

const required = (label: string) => ({ label, missing: fieldTexts.required(label) });

const list = (label: string, max: number) =>
  ({ is: 'parts', label, max, add: parts.add, remove: parts.remove }) as const;

/** Written anew for each page, which may be in other words than the one before. */
export const profileFieldsNow = () =>
  ({
    pronouns: { is: 'text', label: fields.pronouns, max: 40 },
    biography: { is: 'markdown', label: fields.biography, max: 10_000 },
    interests: { is: 'text', label: fields.interests, max: 500, hint: hints.interests },
    affiliations: {
      ...list(fields.affiliations, 10),
      of: {
        organization: { is: 'text', ...required(parts.organization), max: limits.university },
        position: { is: 'text', label: parts.position, max: limits.role },
        address: { is: 'url', label: parts.address },
      },
    },
    education: {
      ...list(fields.education, 20),
      of: {
        degree: { is: 'text', label: parts.degree, max: limits.university },
        organization: { is: 'text', ...required(parts.organization), max: limits.university },
        year: { is: 'date', label: parts.year },
      },
    },
    visitingHours: { is: 'text', label: fields.visitingHours, max: 300 },
    orcid: { is: 'text', label: fields.orcid, max: 100 },
    homepage: { is: 'url', label: fields.homepage },
    scholar: { is: 'url', label: fields.scholar },
    mastodon: { is: 'text', label: fields.mastodon, max: limits.url, hint: hints.handle },
    bluesky: { is: 'text', label: fields.bluesky, max: limits.url, hint: hints.bluesky },
    links: {
      ...list(fields.links, 20),
      of: {
        name: { is: 'text', ...required(parts.linkName), max: limits.linkName },
        address: { is: 'url', ...required(parts.address) },
      },
    },
    photoAlt: { is: 'text', label: fields.photoAlt, max: 300 },
    familyName: { is: 'text', label: fields.familyName, max: limits.name },
    givenName: { is: 'text', label: fields.givenName, max: limits.name },
    particle: { is: 'text', label: fields.particle, max: 40 },
    formerNames: {
      ...list(fields.formerNames, 10),
      of: { name: { is: 'text', ...required(parts.name), max: limits.name } },
    },
  }) as const satisfies Record<string, Field>;

export const profileFields = profileFieldsNow();

export type ProfileFields = ValuesOf<typeof profileFields>;
type ProfileField = keyof ProfileFields;

/**
 * Fields of the member's entry that the person may hide from visitors; the name and the role are the entry
 * itself.
 */
export const hideableOfMember = [
  'image',
  'email',
  'phone',
  'university',
  'details',
  'socialMedia',
  'alsoKnownAs',
] as const;

/** The parts of the name only order it, and the text about the photo is hidden with the photo. */
export const hideableOfProfile = [
  'pronouns',
  'biography',
  'interests',
  'affiliations',
  'education',
  'visitingHours',
  'orcid',
  'homepage',
  'scholar',
  'mastodon',
  'bluesky',
  'links',
  'formerNames',
] as const satisfies readonly ProfileField[];

export const hideable = [...hideableOfMember, ...hideableOfProfile] as const;
export type Hideable = (typeof hideable)[number];

/** As the specification shows a member, and former names only to those whom the person chooses. */
export const hiddenAtFirst: readonly Hideable[] = ['formerNames'];
