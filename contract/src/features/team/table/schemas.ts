import { type InferType, object } from 'yup';
import { dateOfAnyPrecision, requiredText, text, url } from '../../../api/fields.ts';
import { limits } from '../../../api/limits.ts';
import { list } from '../../../api/list.ts';
import { inputSchema } from '../../../core/content/schemas.ts';
import { tableWithPictures } from '../../../core/tables/schemas.ts';
import { fieldTexts } from '../../../texts/field-texts.ts';
import { bluesky, mastodon, orcid } from '../profile/schemas.ts';
import { accountAddresses, addressIn } from './addresses.ts';
import { memberColumns } from './table.ts';
import { memberTableTexts } from './texts.ts';

/** `role` is the id of the one that people get; without it the lab gets the role that the table names. */
export const tableOfMembers = tableWithPictures.shape({
  roles: list(
    object({
      name: requiredText(memberColumns.role.label, limits.role),
      role: text(memberColumns.role.label, limits.shortName).default(''),
    }),
    limits.teamRoles,
  ).default([]),
});

const address = (name: keyof typeof memberColumns, account?: string) =>
  url(memberColumns[name].label)
    .transform((value: unknown) => (typeof value === 'string' ? addressIn(value, account) : value))
    .default('');

/** A row as the form would check it. No time is stored of a year before 1000. */
export const memberRow = inputSchema(memberColumns).shape({
  from: dateOfAnyPrecision(memberTableTexts.from)
    .test('year', fieldTexts.date, (value) => !value?.startsWith('0'))
    .default(''),
  orcid,
  mastodon,
  bluesky,
  homepage: address('homepage'),
  scholar: address('scholar', accountAddresses.scholar),
  linkedin: address('linkedin', accountAddresses.linkedin),
  github: address('github', accountAddresses.github),
  twitter: address('twitter', accountAddresses.twitter),
  facebook: address('facebook', accountAddresses.facebook),
});

export type MemberRow = InferType<typeof memberRow>;
export type TableOfMembers = InferType<typeof tableOfMembers>;
