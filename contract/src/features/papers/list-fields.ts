/** The rules of fields that are lists of several parts. */
import { type ISchema, type ObjectSchema, object, type Schema, string } from 'yup';
import { dateOfAnyPrecision, listOfTexts, requiredText, text, url } from '../../api/fields.ts';
import { limits } from '../../api/limits.ts';
import { list } from '../../api/list.ts';
import { fieldTexts } from '../../texts/field-texts.ts';
import type { NamedLink } from './fields.ts';
import { paperFormTexts } from './forms/texts.ts';
import { addressOfAny } from './identifiers.ts';
import { type Notice, type NoticeKind, noticeKinds } from './notices.ts';
import { type OtherVersion, type VersionKind, versionKinds } from './versions.ts';

const { validation, more } = paperFormTexts;

/** Empty lines are dropped, like authors without a name; a line with only a chosen kind counts as empty. */
function lines<Line extends object>(
  label: string,
  max: number,
  line: ObjectSchema<Line>,
): Schema<Line[] | undefined> {
  return list(line as ISchema<Line>, max, { tooMany: fieldTexts.tooMany(label, max), isFilledIn }).typeError(
    fieldTexts.wrongType(label),
  ) as Schema<Line[] | undefined>;
}

const isFilledIn = (line: unknown) =>
  typeof line !== 'object' ||
  line === null ||
  Object.entries(line).some(([name, value]) => name !== 'kind' && value !== '') ||
  Object.keys(line).length === 0;

/** A DOI and an arXiv identifier become addresses. */
const address = (label: string) =>
  url(label).transform((value: unknown) => (typeof value === 'string' ? addressOfAny(value.trim()) : value));

export const namedLinks = (label: string) =>
  lines<NamedLink>(
    label,
    limits.moreLinks,
    object({
      name: requiredText(validation.linkName, limits.linkName),
      url: url(validation.linkAddress).required(fieldTexts.required(validation.linkAddress)),
    }),
  );

export const versions = (label: string) =>
  lines<OtherVersion>(
    label,
    limits.otherVersions,
    object({
      kind: string<VersionKind>().oneOf(versionKinds).required(fieldTexts.wrongType(more.kind)),
      server: text(more.server, limits.linkName).default(''),
      date: dateOfAnyPrecision(validation.versionDate).required(fieldTexts.required(validation.versionDate)),
      link: address(validation.versionLink).required(fieldTexts.required(validation.versionLink)),
    }),
  );

export const notices = (label: string) =>
  lines<Notice>(
    label,
    limits.notices,
    object({
      kind: string<NoticeKind>().oneOf(noticeKinds).required(fieldTexts.wrongType(more.kind)),
      date: dateOfAnyPrecision(validation.noticeDate).required(fieldTexts.required(validation.noticeDate)),
      link: address(validation.noticeLink).default(''),
      text: requiredText(validation.noticeText, limits.title),
    }),
  );

/** Only authors of the work can be marked. */
export const someAuthors = (label: string) =>
  listOfTexts(label, limits.author, limits.authors).test('authors', (names, context) => {
    // An edit that does not name the authors is checked with the stored ones.
    const given: unknown = context.parent.authors ?? names;
    const authors: unknown[] = Array.isArray(given) ? given : [];
    const other = names?.find((name) => !authors.includes(name));
    return other === undefined || context.createError({ message: validation.notAnAuthor(other) });
  });

/**
 * For replies and for what an editor saw: their texts have no limits, because they were checked when they
 * were written.
 */
export const shownLinks = list(
  object({ name: string().defined(), url: string().defined() }),
  limits.moreLinks,
);

export const shownVersions = list(
  object({
    kind: string<VersionKind>().oneOf(versionKinds).defined(),
    server: string().defined(),
    date: string().defined(),
    link: string().defined(),
  }),
  limits.otherVersions,
);

export const shownNotices = list(
  object({
    kind: string<NoticeKind>().oneOf(noticeKinds).defined(),
    date: string().defined(),
    link: string().defined(),
    text: string().defined(),
  }),
  limits.notices,
);
