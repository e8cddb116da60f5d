import type { AnyField, FieldType } from './type.ts';

interface Mark extends AnyField {
  readonly labels: Readonly<Record<'true' | 'false', string>>;
  /** The value of records that lack the field; without it, they are not marked. */
  readonly initial?: true;
}

/** Something that is so or not. */
export const mark: FieldType<Mark, boolean> = {
  empty: ({ initial = false }) => initial,
  rule: ({ label }, { boolean, texts }) => boolean().typeError(texts.wrongType(label)),
  reply: (_, { boolean }) => boolean().defined(),
  cell: {
    read: (cell, { labels }) => cell === labels.true || (cell !== labels.false && cell),
    write: (value, { labels }) => labels[`${value}`],
  },
};
