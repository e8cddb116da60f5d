import type { Field, Fields } from '@lab/contract/core/content/field';
import { inCurrentWords } from '@lab/contract/texts/words';

/** A declaration keeps the usual words; members read the form in those of the lab. */
export function fieldsInWords(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, inWords(field)]));
}

function inWords(field: Field): Field {
  const { label, hint } = field;
  const said = { label: inCurrentWords(label), ...(hint && { hint: inCurrentWords(hint) }) };
  if (field.is === 'parts') {
    const { add, remove, of } = field;
    return {
      ...field,
      ...said,
      add: inCurrentWords(add),
      remove: inCurrentWords(remove),
      of: fieldsInWords(of),
    };
  }
  return field.is === 'group' ? { ...field, ...said, of: fieldsInWords(field.of) } : { ...field, ...said };
}
