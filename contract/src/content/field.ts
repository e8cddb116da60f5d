/** What a field of a kind of content can hold, and the value that follows from it. */

interface Said {
  /** Its name in forms, tables and sentences. */
  readonly label: string;
  /** The sentence where it is missing; without one it may stay empty. */
  readonly missing?: string;
}

interface Line extends Said {
  readonly is: 'text' | 'phone';
  readonly max: number;
  /** No two records hold the same: the sentence that says so. */
  readonly taken?: string;
}

interface Prose extends Said {
  readonly is: 'prose';
  readonly max: number;
  readonly tooLong?: string;
  /** Lines that the form begins with. */
  readonly rows?: number;
  /** The form counts what is left. */
  readonly counted?: boolean;
  /** Lists carry only its beginning. */
  readonly cutInLists?: boolean;
}

/** An address of the web or of email; a day or a moment as it was written (ISO 8601). */
interface Short extends Said {
  readonly is: 'email' | 'url' | 'moment';
}

interface Choice extends Said {
  readonly is: 'choice';
  readonly values: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
  readonly initial: string;
}

interface Picture extends Said {
  readonly is: 'picture';
  readonly tooLarge: string;
  readonly uploadFailed?: string;
}

/** Names as they are written; a page links those who are in the team. */
interface People extends Said {
  readonly is: 'people';
  readonly max: number;
}

/** A list of small records, written one below the other. */
interface Parts extends Said {
  readonly is: 'parts';
  readonly of: Fields;
  readonly max: number;
  readonly add: string;
  readonly remove: string;
}

interface Group extends Said {
  readonly is: 'group';
  readonly of: Fields;
}

export type Field = Line | Prose | Short | Choice | Picture | People | Parts | Group;
export type Fields = Readonly<Record<string, Field>>;

export type ValueOf<F extends Field> = F extends { is: 'choice'; values: readonly (infer Value)[] }
  ? Value
  : F extends { is: 'people' }
    ? string[]
    : F extends { is: 'parts'; of: infer Of extends Fields }
      ? ValuesOf<Of>[]
      : F extends { is: 'group'; of: infer Of extends Fields }
        ? ValuesOf<Of>
        : string;

export type ValuesOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };

/** What a form begins with, and what stands for a field that an older document lacks. */
export function emptyValues<F extends Fields>(fields: F): ValuesOf<F> {
  const values = Object.entries(fields).map(([name, field]) => [name, emptyValue(field)]);
  return Object.fromEntries(values) as ValuesOf<F>;
}

function emptyValue(field: Field): unknown {
  if (field.is === 'choice') return field.initial;
  if (field.is === 'group') return emptyValues(field.of);
  return field.is === 'people' || field.is === 'parts' ? [] : '';
}

/** The first field of a type, with its name. */
export function firstField<Is extends Field['is']>(fields: Fields, is: Is) {
  type Found = [name: string, field: Extract<Field, { is: Is }>];
  return Object.entries(fields).find((entry): entry is Found => entry[1].is === is);
}
