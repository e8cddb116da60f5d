import type { AnyRecord } from '@lab/contract/core/content/endpoints-of';
import { fieldNamed, fieldsOfType, firstField, memberIdsOf } from '@lab/contract/core/content/field';
import type { Declaration, Kind } from '@lab/contract/core/content/kind';
import type { OutputKey } from '@lab/contract/kinds/kinds';
import { kinds } from '@lab/contract/kinds/kinds';
import { Link } from 'react-router-dom';
import articles from '../../ui/articles.module.css';
import { CardPicture } from '../../ui/card-picture.tsx';
import { TextWithMath } from '../../ui/text-with-math.tsx';
import styles from './outputs.module.css';
import { People } from './people.tsx';
import { whenOf } from './when.ts';

interface Props {
  name: OutputKey;
  declared: Declaration;
  item: AnyRecord;
  first: boolean;
}

/** One record in a list. Without a page of its own it shows its people and its link here. */
export function OutputCard({ name, declared, item, first }: Props) {
  const { fields, output, nameField } = declared;
  const { pages }: Kind = kinds[name];
  const [people = ''] = fieldsOfType(fields, 'people');
  const names = (item[people] ?? []) as string[];
  const said = (output?.inList ?? []).map((field) => textOf(declared, field, item[field]));
  const line = [whenOf(declared, item), ...said].filter(Boolean).join(' · ');
  const title = <TextWithMath text={String(item[nameField])} drawn={item.drawn} />;
  const summary = String(item[output?.summary ?? ''] ?? '');
  const image = String(item[firstField(fields, 'picture')?.[0] ?? ''] ?? '');
  const link = pages.one ? '' : String(item[firstField(fields, 'url')?.[0] ?? ''] ?? '');
  return (
    <article className={`${pages.one ? articles.card : ''} ${styles.card}`}>
      <div>
        {line && (
          <p className={styles.line} dir="auto">
            <TextWithMath text={line} drawn={item.drawn} />
          </p>
        )}
        <h3 dir="auto">
          {pages.one ? (
            <Link to={pages.one(item._id)}>{title}</Link>
          ) : link ? (
            <a href={link}>{title}</a>
          ) : (
            title
          )}
        </h3>
        {names.length > 0 &&
          (pages.one ? (
            <p className={styles.line} dir="auto">
              {names.join(', ')}
            </p>
          ) : (
            <People names={names} ids={memberIdsOf(fields, item, people)} />
          ))}
        {summary && (
          <p className={styles.summary} dir="auto">
            <TextWithMath text={summary} drawn={item.drawn} />
          </p>
        )}
      </div>
      <CardPicture src={image} first={first} />
    </article>
  );
}

function textOf({ fields }: Declaration, name: string, value: unknown): string {
  const choice = fieldNamed(fields, 'choice', name);
  return (choice ? choice.labels[String(value)] : String(value ?? '')) ?? '';
}
