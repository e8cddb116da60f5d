import type { ImportEntry } from '@lab/contract/features/imports/schemas';
import { importTexts } from '@lab/contract/features/imports/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { Link } from 'react-router-dom';
import styles from './imports.module.css';

const { kinds, columns, plan: texts } = importTexts;

/** Compares the fields of the entry with those of the existing work that differ. */
export function Beside({ entry }: { entry: ImportEntry }) {
  const { kind, why, other } = entry;
  const names = ['title', 'authors', 'year', 'venue', 'doi'] as const;
  const different = other ? names.filter((name) => entry[name] !== other[name]) : [];
  return (
    <div>
      <span>
        {kinds[kind]}
        {why && `: ${why}`}
      </span>
      {other && different.length > 0 && (
        <details open={kind === 'similar'}>
          <summary>
            {other.id ? <Link to={paths.paper(other.id)}>{texts.similarTo}</Link> : texts.inFile}
          </summary>
          <dl className={styles.beside}>
            {different.map((name) => (
              <div key={name}>
                <dt>{columns[name]}</dt>
                <dd>
                  {texts.fromFile}: {entry[name] || '–'}
                </dd>
                <dd>
                  {other.id ? texts.similarTo : texts.inFile}: {other[name] || '–'}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
