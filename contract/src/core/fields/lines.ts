/** Types whose value is one line of text. */
import type { AnySchema } from 'yup';
import { limits } from '../../api/limits.ts';
import { typedDate } from '../../lib/typed-date.ts';
import type { Rules } from './rules.ts';
import type { AnyField, FieldType } from './type.ts';

interface Line extends AnyField {
  readonly max: number;
  /** Two records cannot have the same value; this is the message when they would. */
  readonly taken?: string;
  /** What the value must look like unless it is empty, and the message when it does not. */
  readonly pattern?: RegExp;
  readonly wrong?: string;
}

interface WebAddress extends AnyField {
  /** The address of a repository, which the server reads on a schedule. A kind can have one such field. */
  readonly isRead?: true;
}

/** The id of one of the lab's roles of the team, which are a setting, so the server compares it with them. */
interface Role extends AnyField {
  /** The value of records that lack the field. The form for a new record preselects nothing. */
  readonly initial: string;
}

/** A kind can have one field of this type. */
interface Picture extends AnyField {
  readonly tooLarge: string;
  readonly uploadFailed?: string;
}

/**
 * What the picture of the record shows, or `decorative` of alt-text.ts. A kind can have one field of this
 * type.
 */
interface AltText extends AnyField {
  readonly max: number;
}

/**
 * The address of a PDF that was uploaded here, or of one elsewhere. A kind can have one field of this type.
 */
interface File extends AnyField {
  /** Where it is uploaded; without it everybody can read it. */
  readonly purpose?: 'members';
}

const asWritten = { read: (cell: string) => cell, write: (value: string) => String(value ?? '') };

export const textType = <F extends AnyField = AnyField>(
  rule: (rules: Rules, field: F) => AnySchema,
  others: Partial<FieldType<F, string>> = {},
): FieldType<F, string> => ({
  empty: () => '',
  rule: (field, rules) => rule(rules, field),
  reply: (_, { string }) => string().defined(),
  cell: asWritten,
  ...others,
});

const line = ({ text }: Rules, { label, max, pattern, wrong }: Line) => {
  const rule = text(label, max);
  return pattern ? rule.matches(pattern, { message: wrong, excludeEmptyString: true }) : rule;
};

export const lines = {
  text: textType<Line>(line),
  phone: textType<Line>(line),
  email: textType(({ email }, { label }) => email(label)),
  url: textType<WebAddress>(({ url }, { label }) => url(label)),
  doi: textType(({ doi }) => doi()),
  /** A day, or a day with a time and a time zone, in ISO 8601. */
  moment: textType(({ date, texts }, { label }) => date(label, texts.moment)),
  /** A day, or only its month or year, such as `2026-03`. */
  date: textType(({ dateOfAnyPrecision }, { label }) => dateOfAnyPrecision(label), {
    cell: { ...asWritten, read: typedDate },
  }),
  role: textType<Role>(({ text }, { label }) => text(label, limits.role), {
    empty: ({ initial }) => initial,
    blank: () => '',
  }),
  // A picture is no text, and what it shows says nothing without it.
  picture: textType<Picture>(({ image }, { label }) => image(label), { cell: null }),
  alt: textType<AltText>(({ text }, { label, max }) => text(label, max), { cell: null }),
  file: textType<File>(({ pdf }, { label, purpose }) => pdf(label, purpose)),
};
