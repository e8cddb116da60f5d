/** Types that contain fields. */
import type { AnyField, AnyFields, FieldType } from './type.ts';

export interface Group<Of = AnyFields> extends AnyField {
  readonly of: Of;
}

/** A list of small records, such as the sub-departments of an area. */
export interface Parts<Of = AnyFields> extends Group<Of> {
  readonly max: number;
  readonly add: string;
  readonly remove: string;
}

export const nested = {
  group: {
    empty: ({ of }, each) => each(of),
    rule: ({ of }, _, each) => each(of),
    reply: ({ of }, _, each) => each(of).required(),
    cell: null,
  } as FieldType<Group, object>,
  parts: {
    empty: () => [],
    entry: ({ of }, each) => each(of),
    rule: ({ label, of, max }, { list, texts }, each) =>
      list(each(of), max, { tooMany: texts.tooMany(label, max) }).typeError(texts.wrongType(label)),
    reply: ({ of, max }, { list }, each) => list(each(of), max).required(),
    cell: null,
  } as FieldType<Parts, object[]>,
};
