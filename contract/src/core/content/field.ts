/**
 * The fields that a kind of content can have, by the types of core/fields, and the type of the value of each.
 */
import type { Group } from '../fields/group.ts';
import type { Parts } from '../fields/parts.ts';
import type { FieldType } from '../fields/type.ts';
import type * as fieldTypes from '../fields/types.ts';

export type FieldTypes = typeof fieldTypes;
type Plain = Omit<FieldTypes, 'parts' | 'group'>;

export type Field =
  | {
      readonly [Is in keyof Plain]: Plain[Is] extends FieldType<infer Declared, infer _>
        ? Declared & { readonly is: Is }
        : never;
    }[keyof Plain]
  | (Parts<Fields> & { readonly is: 'parts' })
  | (Group<Fields> & { readonly is: 'group' });
export type Fields = Readonly<Record<string, Field>>;

export type FieldOf<Is extends Field['is']> = Extract<Field, { is: Is }>;

type ValueOf<F extends Field> = F extends { is: 'choice'; values: readonly (infer Value)[] }
  ? Value
  : F extends { is: 'number'; initial: number }
    ? number
    : F extends { is: 'parts'; of: infer Of extends Fields }
      ? ValuesOf<Of>[]
      : F extends { is: 'group'; of: infer Of extends Fields }
        ? ValuesOf<Of>
        : FieldTypes[F['is']] extends FieldType<infer _, infer Value>
          ? Value
          : never;

export type ValuesOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };

/** The fields of some types with their names, in the order of the declaration. */
export function entriesOfType<Is extends Field['is']>(fields: Fields, ...types: readonly Is[]) {
  type Found = [name: string, field: FieldOf<Is>];
  return Object.entries(fields).filter((entry): entry is Found => types.some((is) => is === entry[1].is));
}

export const firstField = <Is extends Field['is']>(fields: Fields, is: Is) => entriesOfType(fields, is)[0];

export const fieldsOfType = (fields: Fields, ...types: readonly Field['is'][]): string[] =>
  entriesOfType(fields, ...types).map(([name]) => name);

/** The field of this name, if it has this type. */
export const fieldNamed = <Is extends Field['is']>(fields: Fields, is: Is, name: string | undefined) =>
  entriesOfType(fields, is).find(([other]) => other === name)?.[1];

/** The fields of plain words, with the fields of Markdown from which they are made. */
export const wordsIn = (fields: Fields): { words: string; markdown: string; max: number }[] =>
  entriesOfType(fields, 'prose').flatMap(([words, { wordsOf, max }]) =>
    wordsOf ? { words, markdown: wordsOf, max } : [],
  );

export const markdownIn = (fields: Fields): string[] => fieldsOfType(fields, 'markdown');

/** The values of a record of any kind, by the names of its fields. */
export type Values = Readonly<Record<string, unknown>>;

const namesIn = (record: Values, field: string) => (record[field] ?? []) as string[];

/**
 * The part of `memberIds` that belongs to one field of people; a reply holds those of all fields one after
 * the other.
 */
export function memberIdsOf(fields: Fields, record: Values, field: string): string[] {
  const people = fieldsOfType(fields, 'people');
  const before = people.slice(0, people.indexOf(field)).flatMap((name) => namesIn(record, name)).length;
  const ids = (record.memberIds ?? []) as string[];
  return ids.slice(before, before + namesIn(record, field).length);
}

/** The name of the field with the address of a repository that the server reads. */
export const repositoryField = (fields: Fields): string | undefined =>
  entriesOfType(fields, 'url').find(([, { isRead }]) => isRead)?.[0];
