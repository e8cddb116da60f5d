/** The types of fields that a kind of content can have, and the type of the value of each. */

interface AnyField {
  /** The name of the field in forms, tables and messages. */
  readonly label: string;
  /** The message when the field is empty; a field without this message may stay empty. */
  readonly missing?: string;
  /** Shown below the input. */
  readonly hint?: string;
}

interface Line extends AnyField {
  readonly is: 'text' | 'phone';
  readonly max: number;
  /** Two records cannot have the same value; this is the message when they would. */
  readonly taken?: string;
  /** What the value must look like unless it is empty, and the message when it does not. */
  readonly pattern?: RegExp;
  readonly wrong?: string;
}

interface Prose extends AnyField {
  readonly is: 'prose';
  readonly max: number;
  readonly tooLong?: string;
  /** How many lines the input shows at first. */
  readonly rows?: number;
  /** The form shows the number of characters. */
  readonly counted?: boolean;
  /** Replies with a list contain only the beginning of the text. */
  readonly cutInLists?: boolean;
  /**
   * The field of Markdown of which this one has the plain words. The server writes them, so that lists, feeds and other
   * programs need no Markdown. Only this field is filled in older records and in those of other programs.
   */
  readonly wordsOf?: string;
}

/** A long text with headings, lists and pictures. Replies contain it as HTML too, in `rendered`. */
interface Markdown extends AnyField {
  readonly is: 'markdown';
  readonly max: number;
}

/**
 * `moment`: a day, or a day with a time and a time zone, in ISO 8601. `date`: a day, or only its month or year, such as
 * `2026-03`.
 */
interface Short extends AnyField {
  readonly is: 'email' | 'moment' | 'date' | 'doi';
}

interface WebAddress extends AnyField {
  readonly is: 'url';
  /** The address of a repository, which the server reads on a schedule. A kind can have one such field. */
  readonly isRead?: true;
}

interface Choice extends AnyField {
  readonly is: 'choice';
  readonly values: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
  /** The value of records that lack the field. */
  readonly initial: string;
  /** The form for a new record preselects nothing, so that nobody saves a value that they did not choose. */
  readonly mustChoose?: true;
  /** The form shows a switch that turns the second of two values on. */
  readonly isOnOff?: true;
}

/** The id of one of the lab's roles of the team, which are a setting, so the server compares it with them. */
interface Role extends AnyField {
  readonly is: 'role';
  /** The value of records that lack the field. The form for a new record preselects nothing. */
  readonly initial: string;
}

/** An empty number is stored as `null`. */
interface NumberField extends AnyField {
  readonly is: 'number';
  readonly min: number;
  readonly max: number;
  readonly whole?: true;
}

/** A kind can have one field of this type. */
interface Picture extends AnyField {
  readonly is: 'picture';
  readonly tooLarge: string;
  readonly uploadFailed?: string;
}

/** What the picture of the record shows, or `decorative` of alt-text.ts. A kind can have one field of this type. */
interface AltText extends AnyField {
  readonly is: 'alt';
  readonly max: number;
}

/** The address of a PDF that was uploaded here, or of one elsewhere. A kind can have one field of this type. */
interface File extends AnyField {
  readonly is: 'file';
  /** Where it is uploaded; without it everybody can read it. */
  readonly purpose?: 'members';
}

/** Names of people. Pages link the names that belong to members of the team. */
interface People extends AnyField {
  readonly is: 'people';
  readonly max: number;
}

/** The ids of research areas, or of papers of the lab. Replies contain their present names in `references`. */
interface References<Is extends 'area' | 'works'> extends AnyField {
  readonly is: Is;
  readonly max: number;
}

/** A list of small records, such as the sub-departments of an area. */
interface Parts extends AnyField {
  readonly is: 'parts';
  readonly of: Fields;
  readonly max: number;
  readonly add: string;
  readonly remove: string;
}

interface Group extends AnyField {
  readonly is: 'group';
  readonly of: Fields;
}

export type Field =
  | Line
  | Prose
  | Markdown
  | Short
  | WebAddress
  | NumberField
  | Choice
  | Role
  | Picture
  | AltText
  | File
  | People
  | References<'area'>
  | References<'works'>
  | Parts
  | Group;
export type Fields = Readonly<Record<string, Field>>;

type ValueOf<F extends Field> = F extends { is: 'choice'; values: readonly (infer Value)[] }
  ? Value
  : F extends { is: 'people' | 'area' | 'works' }
    ? string[]
    : F extends { is: 'number' }
      ? number | null
      : F extends { is: 'parts'; of: infer Of extends Fields }
        ? ValuesOf<Of>[]
        : F extends { is: 'group'; of: infer Of extends Fields }
          ? ValuesOf<Of>
          : string;

export type ValuesOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };

/** The values that replace fields that are missing in older documents. */
export function emptyValues<F extends Fields>(fields: F): ValuesOf<F> {
  const values = Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]);
  return Object.fromEntries(values) as ValuesOf<F>;
}

function emptyValue(field: Field): unknown {
  if (field.is === 'choice' || field.is === 'role') return field.initial;
  if (field.is === 'group') return emptyValues(field.of);
  if (field.is === 'number') return null;
  return ['people', 'area', 'works', 'parts'].includes(field.is) ? [] : '';
}

/** The values of the form for a new record. */
export function newValues<F extends Fields>(fields: F): ValuesOf<F> {
  const unchosen = Object.entries(fields).flatMap(([name, field]) =>
    (field.is === 'choice' && field.mustChoose) || field.is === 'role' ? [[name, '']] : [],
  );
  return { ...emptyValues(fields), ...Object.fromEntries(unchosen) };
}

/** The first field of a type, with its name. */
export function firstField<Is extends Field['is']>(fields: Fields, is: Is) {
  type Found = [name: string, field: Extract<Field, { is: Is }>];
  return Object.entries(fields).find((entry): entry is Found => entry[1].is === is);
}

/** The fields of plain words, with the fields of Markdown from which they are made. */
export const wordsIn = (fields: Fields): { words: string; markdown: string; max: number }[] =>
  Object.entries(fields).flatMap(([words, field]) =>
    field.is === 'prose' && field.wordsOf ? { words, markdown: field.wordsOf, max: field.max } : [],
  );

export const fieldsOfType = (fields: Fields, is: Field['is']): string[] =>
  Object.keys(fields).filter((name) => fields[name]?.is === is);

export const markdownIn = (fields: Fields): string[] => fieldsOfType(fields, 'markdown');

/** The values of a record of any kind, by the names of its fields. */
export type Values = Readonly<Record<string, unknown>>;

const namesIn = (record: Values, field: string) => (record[field] ?? []) as string[];

/** The part of `memberIds` that belongs to one field of people; a reply holds those of all fields one after the other. */
export function memberIdsOf(fields: Fields, record: Values, field: string): string[] {
  const people = fieldsOfType(fields, 'people');
  const before = people.slice(0, people.indexOf(field)).flatMap((name) => namesIn(record, name)).length;
  const ids = (record.memberIds ?? []) as string[];
  return ids.slice(before, before + namesIn(record, field).length);
}

/** The name of the field with the address of a repository that the server reads. */
export const repositoryField = (fields: Fields): string | undefined =>
  Object.entries(fields).find(([, field]) => field.is === 'url' && field.isRead)?.[0];
