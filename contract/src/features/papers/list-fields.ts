/** The types of fields that are lists, mostly of entries with several parts. */
import { type AnySchema, type ISchema, object, type Schema, string } from 'yup';
import { dateOfAnyPrecision, listOfTexts, prose, requiredText, text, url } from '../../api/fields.ts';
import { limits } from '../../api/limits.ts';
import { list } from '../../api/list.ts';
import type { AnyField } from '../../core/fields/type.ts';
import { fieldTexts } from '../../texts/field-texts.ts';
import type { NamedLink } from './fields.ts';
import { paperFormTexts } from './forms/texts.ts';
import { addressOfAny } from './identifiers.ts';
import { type NoticeKind, noticeKinds, type PaperNotice } from './notices.ts';
import { type OtherVersion, type VersionKind, versionKinds } from './versions.ts';

const { validation, more } = paperFormTexts;

/**
 * Empty entries are dropped, like authors without a name; one with only a chosen kind counts as empty. In
 * replies and in what an editor saw texts have no limits, because they were checked when they were written.
 */
function lines<Line extends object>(max: number, rules: () => Record<keyof Line, AnySchema>) {
  return {
    rule: ({ label }: AnyField) =>
      list(object(rules()) as ISchema<Line>, max, {
        tooMany: fieldTexts.tooMany(label, max),
        isFilledIn,
      }).typeError(fieldTexts.wrongType(label)) as Schema<Line[] | undefined>,
    reply() {
      const parts = Object.entries<AnySchema>(rules()).map(([part, rule]) => [
        part,
        part === 'kind' ? rule : string().defined(),
      ]);
      return list(object(Object.fromEntries(parts)), max);
    },
    /** In a draft each part may lack. */
    draft({ label }: AnyField) {
      const parts = Object.entries<AnySchema>(rules()).map(([part, rule]) => [
        part,
        part === 'kind' ? rule : prose(label, limits.url).default(''),
      ]);
      return list(object(Object.fromEntries(parts)), max, { tooMany: fieldTexts.tooMany(label, max) });
    },
  };
}

const isFilledIn = (line: unknown) =>
  typeof line !== 'object' ||
  line === null ||
  Object.entries(line).some(([name, value]) => name !== 'kind' && value !== '') ||
  Object.keys(line).length === 0;

/** A DOI and an arXiv identifier become addresses. */
const address = (label: string) =>
  url(label).transform((value: unknown) => (typeof value === 'string' ? addressOfAny(value.trim()) : value));

export const namedLinks = lines<NamedLink>(limits.moreLinks, () => ({
  name: requiredText(validation.linkName, limits.linkName),
  url: url(validation.linkAddress).required(fieldTexts.required(validation.linkAddress)),
}));

export const versions = lines<OtherVersion>(limits.otherVersions, () => ({
  kind: string<VersionKind>().oneOf(versionKinds).required(fieldTexts.wrongType(more.kind)),
  server: text(more.server, limits.linkName).default(''),
  date: dateOfAnyPrecision(validation.versionDate).required(fieldTexts.required(validation.versionDate)),
  link: address(validation.versionLink).required(fieldTexts.required(validation.versionLink)),
}));

export const paperNotices = lines<PaperNotice>(limits.notices, () => ({
  kind: string<NoticeKind>().oneOf(noticeKinds).required(fieldTexts.wrongType(more.kind)),
  date: dateOfAnyPrecision(validation.noticeDate).required(fieldTexts.required(validation.noticeDate)),
  link: address(validation.noticeLink).default(''),
  text: requiredText(validation.noticeText, limits.title),
}));

/** Only authors of the work can be marked. */
export const someAuthors = (label: string) =>
  listOfTexts(label, limits.author, limits.authors).test('authors', (names, context) => {
    // An edit that does not name the authors is checked with the stored ones.
    const given: unknown = context.parent.authors ?? names;
    const authors: unknown[] = Array.isArray(given) ? given : [];
    const other = names?.find((name) => !authors.includes(name));
    return other === undefined || context.createError({ message: validation.notAnAuthor(other) });
  });
