import type { AnyRecord } from '@lab/contract/core/content/endpoints-of';
import { fieldNamed, fieldsOfType, firstField, memberIdsOf } from '@lab/contract/core/content/field';
import type { Declaration, Kind } from '@lab/contract/core/content/kind';
import { inPlainText } from '@lab/contract/core/math/rendered';
import { paths } from '@lab/contract/features/pages/paths';
import type { OutputKey } from '@lab/contract/kinds/kinds';
import { kinds } from '@lab/contract/kinds/kinds';
import { Link } from 'react-router-dom';
import { DateBlock } from '../../ui/date-block.tsx';
import { haveMostlyPictures, RecordRow, RowPicture } from '../../ui/record-row.tsx';
import { TextWithMath } from '../../ui/text-with-math.tsx';
import styles from './outputs.module.css';
import { whenOf } from './when.ts';

/** What the rows of a list begin with. */
export type RowLead = 'date' | 'picture' | undefined;

interface Props {
  name: OutputKey;
  declared: Declaration;
  item: AnyRecord;
  lead: RowLead;
  first: boolean;
}

const pictureOf = ({ fields }: Declaration, item: AnyRecord) =>
  String(item[firstField(fields, 'picture')?.[0] ?? ''] ?? '');

const dateOf = ({ output }: Declaration, item: AnyRecord) => String(item[output?.date ?? ''] ?? '');

/**
 * Pictures, if most have one; dates, unless they only repeat the year in the heading or a span of time says
 * more.
 */
export function leadOf(declared: Declaration, items: readonly AnyRecord[]): RowLead {
  if (haveMostlyPictures(items.map((item) => pictureOf(declared, item)))) return 'picture';
  if (declared.span) return undefined;
  const repeats = declared.output?.groups ? 0 : 'YYYY'.length;
  return items.some((item) => dateOf(declared, item).length > repeats) ? 'date' : undefined;
}

/** A group in which nothing has a date, such as open topics of theses, leaves no place for dates. */
export const leadIn = (declared: Declaration, group: readonly AnyRecord[], lead: RowLead): RowLead =>
  lead === 'date' && !group.some((item) => dateOf(declared, item)) ? undefined : lead;

/** One record in a list. Without a page of its own it shows its people and its link here. */
export function OutputCard({ name, declared, item, lead, first }: Props) {
  const { fields, output, nameField } = declared;
  const { pages }: Kind = kinds[name];
  const [people = ''] = fieldsOfType(fields, 'people');
  const names = (item[people] ?? []) as string[];
  const isChoice = (field: string) => fieldNamed(fields, 'choice', field) !== undefined;
  const said = (output?.inList ?? []).map((field) => [field, textOf(declared, field, item[field])] as const);
  const when = lead === 'date' ? '' : whenOf(declared, item);
  const facts = said.flatMap(([field, text]) => (text && !isChoice(field) ? [text] : []));
  const line = [when, ...facts].filter(Boolean).join(' · ');
  const title = String(item[nameField]);
  const summary = String(item[output?.summary ?? ''] ?? '');
  const link = String(item[firstField(fields, 'url')?.[0] ?? ''] ?? '');
  return (
    <RecordRow
      title={<TextWithMath text={title} drawn={item.drawn} />}
      to={pages.one ? pages.one(item._id) : link || undefined}
      badge={said.find(([field]) => isChoice(field))?.[1]}
      summary={summary && <TextWithMath text={summary} drawn={item.drawn} />}
      lead={
        lead === 'date' ? (
          <DateBlock date={dateOf(declared, item)} />
        ) : (
          lead && (
            <RowPicture
              src={pictureOf(declared, item)}
              title={inPlainText(title, item.drawn)}
              first={first}
            />
          )
        )
      }
    >
      {line && (
        <p dir="auto">
          <TextWithMath text={line} drawn={item.drawn} />
        </p>
      )}
      {names.length > 0 &&
        (pages.one ? (
          <p dir="auto">{names.join(', ')}</p>
        ) : (
          <People names={names} ids={memberIdsOf(fields, item, people)} />
        ))}
    </RecordRow>
  );
}

function textOf({ fields }: Declaration, name: string, value: unknown): string {
  const choice = fieldNamed(fields, 'choice', name);
  return (choice ? choice.labels[String(value)] : String(value ?? '')) ?? '';
}

/** Names; those of members of the team lead to their pages. */
function People({ names, ids }: { names: readonly string[]; ids: readonly string[] }) {
  return (
    <ul className={styles.people}>
      {names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
        <li key={index} dir="auto" translate="no">
          {ids[index] ? <Link to={paths.member(ids[index])}>{name}</Link> : name}
        </li>
      ))}
    </ul>
  );
}
