import { array, boolean, type InferType, object, string } from 'yup';
import { dateOfAnyPrecision, listOfTexts, requiredText, text, url } from '../../api/fields.ts';
import { limits } from '../../api/limits.ts';
import { list } from '../../api/list.ts';
import { inputSchema, recordSchema, replySchema } from '../../core/content/schemas.ts';
import { fieldTexts } from '../../texts/field-texts.ts';
import { memberKind } from '../team/kind.ts';
import { orcid, shownProfile } from '../team/profile/schemas.ts';
import { addressIn } from '../team/table/addresses.ts';
import { isAfter } from '../team/terms.ts';
import { alumniDeskTexts } from './desk/texts.ts';
import { alumniKind, termFields } from './kind.ts';
import { importedFields } from './table.ts';

const { leave, comeBack, fields, terms: termTexts } = alumniDeskTexts;

/** What happens to the account of a person who leaves. */
export const accountChoices = ['keep', 'takeWriter', 'disable'] as const;

const day = (label: string) => dateOfAnyPrecision(label).required(fieldTexts.required(label));

const isDay = (value: unknown) => typeof value === 'string' && value !== '';

const term = inputSchema(termFields).test(
  'order',
  fields.wrongOrder,
  ({ from, until }, { createError, path }) =>
    !isDay(from) ||
    !isDay(until) ||
    !isAfter(from, until) ||
    createError({ path: `${path}.until`, message: fields.wrongOrder }),
);

const shownTerms = list(replySchema(termFields), limits.terms);

export const leaving = object({
  until: day(leave.until),
  next: object({
    title: text(leave.next, limits.title).default(''),
    place: text(leave.place, limits.university).default(''),
    link: url(leave.link).default(''),
  }),
  account: string().oneOf(accountChoices, fieldTexts.invalid).default('keep').typeError(fieldTexts.invalid),
  keepsDetails: boolean().default(true),
  keepsPicture: boolean().default(true),
});

/** Without a role the leaving is taken back, as if it had never been recorded. */
export const comingBack = object({
  role: text(comeBack.role, limits.role),
  from: dateOfAnyPrecision(comeBack.from),
});

export const memberTerms = object({
  terms: list(term, limits.terms, { tooMany: fieldTexts.tooMany(fields.terms, limits.terms) })
    .typeError(fieldTexts.invalid)
    .required(termTexts.none)
    .min(1, termTexts.none)
    .test('open', termTexts.present, (terms) =>
      (terms ?? []).every((term, at, all) => (term?.until === '') === (at === all.length - 1)),
    ),
});
export const editTerms = memberTerms.shape({ before: shownTerms.optional().default(undefined) });
export const shownMemberTerms = object({ terms: shownTerms.required() });

export const teamOrder = object({
  role: requiredText(fields.role, limits.role),
  members: listOfTexts(fields.role, limits.id, 1_000).required(fieldTexts.missing),
});

const address = (label: string) =>
  url(label)
    .transform((value: unknown) => (typeof value === 'string' ? addressIn(value) : value))
    .default('');

/** A row of the table, as the form would check it. */
export const alumnusRow = inputSchema(importedFields)
  .shape({ orcid, link: address(fields.firstLink), homepage: address(fields.link) })
  .test(
    'order',
    fields.wrongOrder,
    ({ from, until }) => !isDay(from) || !isDay(until) || !isAfter(from, until),
  );

/** Everybody who is or was here, by the names on their papers. */
export const people = array()
  .of(
    object({
      _id: string().required(),
      name: string().defined(),
      alsoKnownAs: string().defined(),
      /** Only of alumni. */
      left: boolean().oneOf([true]),
    }),
  )
  .required();

/**
 * All that the page of a person needs in one reply: a member with the profile and terms, or somebody who
 * left.
 */
export const person = object({
  member: recordSchema(memberKind).optional().default(undefined),
  profile: shownProfile.optional().default(undefined),
  terms: shownTerms.optional().default(undefined),
  alumnus: recordSchema(alumniKind).optional().default(undefined),
});

export const thesesOfAlumni = array()
  .of(object({ person: string().required(), _id: string().required(), title: string().defined() }))
  .required();

export type Person = InferType<typeof person>;
export type Leaving = InferType<typeof leaving>;
export type ComingBack = InferType<typeof comingBack>;
export type EditTerms = InferType<typeof editTerms>;
export type TeamOrder = InferType<typeof teamOrder>;
export type AlumnusRow = InferType<typeof alumnusRow>;
