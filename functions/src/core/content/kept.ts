/** Keeps fields, and parts of groups, that the body of an edit does not name. */
import { AppError } from '@lab/contract';
import { entriesOfType, type Fields, type Values, wordsIn } from '@lab/contract/core/content/field';
import { emptyValues } from '@lab/contract/core/content/field-type';
import { isInOrder, spanOf } from '@lab/contract/core/content/in-order';
import type { Declaration } from '@lab/contract/core/content/kind';

/** An empty group empties all of its parts. */
export function withKeptParts<Given extends object>(fields: Fields, current: object, given: Given): Given {
  const groups = entriesOfType(fields, 'group').flatMap(([name, { of }]) => {
    if (!(name in given)) return [];
    const value = (given as Values)[name] as object;
    const before = Object.keys(value).length > 0 ? (current as Values)[name] : emptyValues(of);
    return [[name, { ...(before as object), ...value }]];
  });
  return { ...given, ...Object.fromEntries(groups) };
}

/** Another program knows only the plain words: when it changes them, they take the place of the Markdown. */
export function withoutOldMarkdown<Given extends object>(
  fields: Fields,
  current: object,
  given: Given,
): Given {
  const old = wordsIn(fields).filter(
    ({ words, markdown }) =>
      words in given && !(markdown in given) && (given as Values)[words] !== (current as Values)[words],
  );
  return { ...given, ...Object.fromEntries(old.map(({ markdown }) => [markdown, ''])) };
}

/** The body may name only one of start and end. */
export function requireOrder(declared: Declaration, record: object): void {
  const span = spanOf(declared);
  if (!span || isInOrder(declared, record as Values)) return;
  throw new AppError('invalid', span.wrongOrder, [span.end]);
}
