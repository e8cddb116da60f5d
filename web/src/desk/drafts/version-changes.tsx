import { draftDeskTexts } from '@lab/contract/core/content/drafts/desk-texts';
import { type Fields, type Values, wordsIn } from '@lab/contract/core/content/field';
import { typeOf } from '@lab/contract/core/content/field-type';
import type { Compared } from '../content.ts';
import { WordDiff } from '../word-diff.tsx';

const { versions: texts } = draftDeskTexts;

interface Props extends Compared {
  fields: Fields;
}

/** Field by field and word by word, what the form says otherwise than a version. */
export function VersionChanges({ fields, before, now }: Props) {
  // The server writes the plain words of a text of Markdown, so they would say the same twice.
  const plain = wordsIn(fields)
    .filter(({ markdown }) => before[markdown] || now[markdown])
    .map(({ words }) => words);
  const changed = Object.entries(fields).filter(
    ([name]) => !plain.includes(name) && JSON.stringify(before[name]) !== JSON.stringify(now[name]),
  );
  if (changed.length === 0) return <p>{texts.same}</p>;
  return (
    <dl>
      {changed.map(([name, field]) => {
        const textOf = (values: Values) =>
          asText(values[name], (value) => typeOf(field).cell?.write(value, field, (id) => id));
        return (
          <div key={name}>
            <dt>{field.label}</dt>
            <dd>
              <WordDiff before={textOf(before)} now={textOf(now)} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Lists of parts and groups have no cell in tables; their texts stand one after another. */
function asText(value: unknown, write: (value: unknown) => string | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object' || (Array.isArray(value) && value.every((one) => typeof one !== 'object')))
    return write(value) ?? String(value);
  return Object.values(value)
    .map((one) => asText(one, String))
    .filter(Boolean)
    .join('; ');
}
