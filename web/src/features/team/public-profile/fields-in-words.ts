import type { Field, Fields } from '@lab/contract/core/content/field';
import { inCurrentWords } from '@lab/contract/texts/words';

/** A declaration keeps the usual words; members read the form in those of the lab. */
export const fieldsInWords = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, inWords(field)]));

function inWords(field: Field): Field {
  const written = Object.entries({ ...field }).map(([name, said]) => [name, texts[name]?.(said) ?? said]);
  return Object.fromEntries(written) as Field;
}

const text = (said: unknown) => inCurrentWords(String(said));

/** What people read of a field. */
const texts: Readonly<Record<string, (said: unknown) => unknown>> = {
  label: text,
  hint: text,
  add: text,
  remove: text,
  of: (fields) => fieldsInWords(fields as Fields),
};
