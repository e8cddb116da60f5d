import type { AnyField, AnyFields, FieldType } from './type.ts';

export interface Group<Of = AnyFields> extends AnyField {
  readonly of: Of;
}

export const group: FieldType<Group, object> = {
  empty: ({ of }, each) => each(of),
  rule: ({ of }, _, each) => each(of),
  reply: ({ of }, _, each) => each(of).required(),
  cell: null,
};
