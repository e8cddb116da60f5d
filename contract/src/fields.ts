/** The building blocks of every schema: cleaned on the way in, limited in length, with a sentence when wrong. */
import { array, number, type ObjectSchema, object, setLocale, string } from 'yup';
import { isDoi, withoutDoiPrefix } from './doi.ts';
import { bytesFor, isLongerThan, takesMoreBytesThan } from './length.ts';
import { limits } from './limits.ts';
import { isPictureAddress } from './pictures.ts';
import { fieldTexts } from './texts.ts';
import { isUploadedPdf } from './uploads/files.ts';

// The last resort where a field has no sentence of its own: never the library's words.
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

// Control characters except newline and tab, and halves of surrogate pairs, which no database can store.
const unprintable = /[^\P{Cc}\n\t]|\p{Cs}/gu;

export function clean(value: string): string {
  return value.replace(unprintable, '').trim();
}

// Host without credentials, optional port, then anything without spaces.
const httpUrl = /^https?:\/\/[^\s/?#:.@<>"'\\]+(\.[^\s/?#:.@<>"'\\]+)*(:\d+)?([/?#][^\s<>"'\\]*)?$/i;
const emailShape = /^[^\s@<>()",;:\\]+@[^\s@<>()",;:\\.]+(\.[^\s@<>()",;:\\.]+)+$/;
const isoDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/;

/** Several lines. `field` is the name a person reads in the sentence about it. */
export function prose(field: string, max: number, tooLong: string = fieldTexts.tooLong(field, max)) {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? clean(value) : (value ?? undefined)))
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
      (value) => !takesMoreBytesThan(value ?? '', bytesFor(max)),
    );
}

/** One line. */
export function text(field: string, max: number) {
  return prose(field, max).transform((value: unknown) =>
    typeof value === 'string' ? value.replace(/[\n\t]+/g, ' ') : value,
  );
}

export function requiredText(field: string, max: number, missing: string = fieldTexts.required(field)) {
  return text(field, max).required(missing);
}

export function requiredProse(field: string, max: number, missing: string = fieldTexts.required(field)) {
  return prose(field, max).required(missing);
}

export function email(field = 'Email') {
  return text(field, limits.email)
    .transform((value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value))
    .matches(emailShape, { message: fieldTexts.email, excludeEmptyString: true });
}

export function url(field: string, wrong: string = fieldTexts.url) {
  return text(field, limits.url).matches(httpUrl, { message: wrong, excludeEmptyString: true });
}

export function image(field = 'Image') {
  return text(field, limits.url).test(
    'image',
    fieldTexts.imageAddress,
    (value) => !value || isPictureAddress(value),
  );
}

/** Uploaded here, or at an https address. */
export function pdf() {
  return text('PDF', limits.url).test(
    'pdf',
    fieldTexts.pdfAddress,
    (value) => !value || isUploadedPdf(value) || (value.startsWith('https://') && httpUrl.test(value)),
  );
}

/** ISO 8601, a day or a moment, kept as it was written. */
export function date(field: string) {
  return text(field, 40).test('date', fieldTexts.date, (value) => !value || isRealDate(value));
}

// The parser of JavaScript turns 30 February into 1 March, hence the comparison.
function isRealDate(value: string): boolean {
  if (!isoDate.test(value) || Number.isNaN(Date.parse(value))) return false;
  const day = value.slice(0, 10);
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

/** Bare (`10.1000/182`), whichever of its usual forms was typed. */
export function doi() {
  return text('DOI', limits.doi)
    .transform((value: unknown) => (typeof value === 'string' ? withoutDoiPrefix(value) : value))
    .test('doi', fieldTexts.doi, (value) => !value || isDoi(value));
}

/** Blank entries are dropped. */
export function listOfTexts(field: string, max: number, maxEntries: number) {
  return array()
    .of(text(field, max).defined(fieldTexts.wrongType(field)))
    .transform((value: unknown) =>
      Array.isArray(value)
        ? value.filter((entry) => typeof entry !== 'string' || clean(entry) !== '')
        : value,
    )
    .typeError(fieldTexts.wrongType(field))
    .max(maxEntries, fieldTexts.tooMany(field, maxEntries));
}

/** Feedback as its writer saw it `before`, so that nobody's is written over unseen. */
export const feedbackBefore = object({ message: string().defined() }).optional().default(undefined);

/** What every paged list understands; a limit outside 1 to 100 is moved to the nearer end. */
export const paging = {
  limit: number()
    .transform((value: number) => Math.min(Math.max(value, 1), limits.pageMax))
    .integer(fieldTexts.pageLimit)
    .typeError(fieldTexts.pageLimit),
  cursor: text('Cursor', 2_000),
};

export const pageQuery: ObjectSchema<{ limit?: number; cursor?: string }> = object(paging);
