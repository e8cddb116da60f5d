/**
 * The building blocks of all schemas: each cleans its value, limits its length and has a message for an
 * invalid value.
 */
import { number, type ObjectSchema, object, setLocale, string } from 'yup';
import { isDoi, withoutDoiPrefix } from '../lib/doi.ts';
import { isLongerThan, maxBytesFor, takesMoreBytesThan } from '../lib/length.ts';
import { isPictureAddress } from '../lib/pictures.ts';
import { isMembersPdf, isUploadedPdf } from '../lib/uploads/files.ts';
import { fieldNames, fieldTexts } from '../texts/field-texts.ts';
import { limits } from './limits.ts';
import { list } from './list.ts';

// Replaces yup's own messages for fields that have none here.
setLocale({
  mixed: {
    default: fieldTexts.invalid,
    required: fieldTexts.missing,
    defined: fieldTexts.missing,
    notNull: fieldTexts.missing,
    notType: fieldTexts.invalid,
    oneOf: fieldTexts.invalid,
  },
});

// Control characters except newline and tab, and unpaired surrogates, which no database can store.
const unprintable = /[^\P{Cc}\n\t]|\p{Cs}/gu;

export function clean(value: string): string {
  return value.replace(unprintable, '').trim();
}

// A host without credentials, an optional port, then anything without spaces.
const httpUrl = /^https?:\/\/[^\s/?#:.@<>"'\\]+(\.[^\s/?#:.@<>"'\\]+)*(:\d+)?([/?#][^\s<>"'\\]*)?$/i;
const emailShape = /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\.]+(\.[^\s@<>()",;:\\.]+)+$/;
const isoDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/**
 * What is far over its limit is cut, so that no expression and no count sees more. The cut text is still
 * longer than the limit in bytes whatever the rules below make of it, so it is refused and never stored.
 */
function cleanUpTo(max: number, tidy: (cleaned: string) => string) {
  const most = maxBytesFor(max);
  return (value: unknown) => {
    if (typeof value !== 'string') return value ?? undefined;
    const trimmed = value.trim();
    return trimmed.length > 2 * most ? trimmed.slice(0, 2 * most).replace(/\s/g, '_') : tidy(clean(trimmed));
  };
}

/** A text of several lines. `field` is the field's name in messages. */
export function prose(field: string, max: number, tooLong?: string) {
  return limited(field, max, (cleaned) => cleaned, tooLong);
}

function limited(
  field: string,
  max: number,
  tidy: (cleaned: string) => string,
  tooLong: string = fieldTexts.tooLong(field, max),
) {
  return string()
    .transform(cleanUpTo(max, tidy))
    .typeError(fieldTexts.wrongType(field))
    .test({
      name: 'max',
      params: { max },
      message: tooLong,
      test: (value) => !isLongerThan(value ?? '', max),
    })
    .test(
      'bytes',
      fieldTexts.tooManyBytes(field),
      (value) => !takesMoreBytesThan(value ?? '', maxBytesFor(max)),
    );
}

/** A text of one line. */
export function text(field: string, max: number) {
  return limited(field, max, (cleaned) => cleaned.replace(/[\n\t]+/g, ' '));
}

export function requiredText(field: string, max: number, missing: string = fieldTexts.required(field)) {
  return text(field, max).required(missing);
}

export function requiredProse(field: string, max: number, missing: string = fieldTexts.required(field)) {
  return prose(field, max).required(missing);
}

export function email(field: string = fieldNames.email) {
  return text(field, limits.email)
    .transform((value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value))
    .matches(emailShape, { message: fieldTexts.email, excludeEmptyString: true });
}

export function url(field: string, wrong: string = fieldTexts.url) {
  return text(field, limits.url).matches(httpUrl, { message: wrong, excludeEmptyString: true });
}

export function image(field: string = fieldNames.image) {
  return text(field, limits.url).test(
    'image',
    fieldTexts.imageAddress,
    (value) => !value || isPictureAddress(value),
  );
}

/** An uploaded file or an https address. */
export function pdf(field: string = fieldNames.pdf, purpose?: 'members') {
  const isOurs = purpose ? isMembersPdf : isUploadedPdf;
  return text(field, limits.url).test(
    'pdf',
    fieldTexts.pdfAddress,
    (value) => !value || isOurs(value) || (value.startsWith('https://') && httpUrl.test(value)),
  );
}

const decimal = /^-?\d+(\.\d+)?$/;

/** A number from `min` to `max`, also as the text of a form's input; empty is `null`. */
export function numberBetween(field: string, min: number, max: number, whole = false) {
  const wrong = (whole ? fieldTexts.wholeNumber : fieldTexts.number)(field, min, max);
  const rule = number()
    .nullable()
    .default(null)
    .transform((_, given: unknown) => {
      const value = typeof given === 'string' ? given.trim().replace(',', '.') : given;
      if (value === '' || value === null || value === undefined) return null;
      if (typeof value === 'string') return decimal.test(value) ? Number(value) : Number.NaN;
      return typeof value === 'number' ? value : Number.NaN;
    })
    .typeError(wrong)
    .min(min, wrong)
    .max(max, wrong);
  return whole ? rule.integer(wrong) : rule;
}

/** Whole numbers from the lowest to the highest, also as the text of a form's input: `3, 7, 14`. */
export function risingNumbers(max: number, last: number, wrong: string) {
  return list(number().required(), max, { tooMany: wrong })
    .transform((value: unknown, given: unknown) =>
      typeof given === 'string' ? numbersIn(given, max + 2) : value,
    )
    .typeError(wrong)
    .test('rising', wrong, (given = []) =>
      given.every((one, at) => isNext(one, given[at - 1]) && one <= last),
    );
}

function numbersIn(text: string, most: number): number[] | string {
  const separate = text.split(/[\s,;]+/, most);
  const found = separate.filter(Boolean).map(Number);
  return found.some(Number.isNaN) ? text : found;
}

const isNext = (one: number, before = 0) => Number.isInteger(one) && one > before;

/** A date or date-time in ISO 8601, kept as it was written. */
export function date(field: string, wrong: string = fieldTexts.date) {
  return text(field, 40).test('date', wrong, (value) => !value || isRealDate(value));
}

const yearOrMonth = /^[1-9]\d{3}(-(0[1-9]|1[0-2]))?$/;

/** A date, or only a year or a month: `2019`, `2019-03`. */
export function dateOfAnyPrecision(field: string) {
  return text(field, 40).test(
    'date',
    fieldTexts.date,
    (value) => !value || yearOrMonth.test(value) || isRealDate(value),
  );
}

/**
 * The years 1 to 9999 in UTC: an offset may lead out of them, and no database or calendar knows other years.
 */
const [firstDay, lastDay] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59.999Z')];

// JavaScript parses 30 February as 1 March, so the parsed date is compared with the text.
function isRealDate(value: string): boolean {
  const moment = isoDate.test(value) ? Date.parse(value) : Number.NaN;
  if (!(moment >= firstDay && moment <= lastDay)) return false;
  const day = value.slice(0, 10);
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

/** Accepts a DOI in any of its usual forms and returns the bare one (`10.1000/182`). */
export function doi() {
  return text(fieldNames.doi, limits.doi)
    .transform((value: unknown) => (typeof value === 'string' ? withoutDoiPrefix(value) : value))
    .test('doi', fieldTexts.doi, (value) => !value || isDoi(value));
}

export function listOfTexts(field: string, max: number, maxEntries: number) {
  return list(text(field, max).defined(fieldTexts.wrongType(field)), maxEntries, {
    tooMany: fieldTexts.tooMany(field, maxEntries),
    isFilledIn: (entry) => typeof entry !== 'string' || clean(entry) !== '',
  }).typeError(fieldTexts.wrongType(field));
}

/** The feedback that the admin has seen, so that a newer one is not overwritten unseen. */
export const feedbackBefore = object({ message: string().defined() }).optional().default(undefined);

/** The query of every paged list. A limit outside 1 to 100 becomes the nearest allowed one. */
export const paging = {
  limit: number()
    .transform((value: number) => Math.min(Math.max(value, 1), limits.pageMax))
    .integer(fieldTexts.pageLimit)
    .typeError(fieldTexts.pageLimit),
  cursor: text(fieldNames.cursor, 2_000),
};

export interface PageQuery {
  limit?: number;
  cursor?: string;
}

export const pageQuery: ObjectSchema<PageQuery> = object(paging);
