import type { Group } from './group.ts';
import type { AnyFields, FieldType } from './type.ts';

/** A list of small records, such as the sub-departments of an area. */
export interface Parts<Of = AnyFields> extends Group<Of> {
  readonly max: number;
  readonly add: string;
  readonly remove: string;
}

export const parts: FieldType<Parts, object[]> = {
  empty: () => [],
  entry: ({ of }, each) => each(of),
  rule: ({ label, of, max }, { list, texts }, each) =>
    list(each(of), max, { tooMany: texts.tooMany(label, max) }).typeError(texts.wrongType(label)),
  reply: ({ of, max }, { list }, each) => list(each(of), max).required(),
  cell: null,
};
