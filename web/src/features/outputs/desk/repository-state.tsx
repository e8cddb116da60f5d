import type { AnyRecord } from '@lab/contract/core/content/endpoints-of';
import { readingTexts as texts } from '@lab/contract/lib/repositories/desk/texts';
import styles from '../../../desk/desk.module.css';
import { formatDateTime } from '../../../lib/dates.ts';
import own from './repository-state.module.css';

/** When the repository of the record was read, what was found, and what failed. */
export function RepositoryState({ row }: { row: AnyRecord }) {
  if (!row.repository) return null;
  return (
    <section className={own.state} aria-labelledby="from-repository">
      <h2 id="from-repository" className={styles.label}>
        {texts.heading}
      </h2>
      {sentences(row.fromRepository).map((sentence) => (
        <p key={sentence} dir="auto">
          {sentence}
        </p>
      ))}
    </section>
  );
}

function sentences(read: AnyRecord['fromRepository']): string[] {
  if (!read) return [texts.never];
  const { readAt, stars, version, bibtex, problem, failures } = read;
  return [
    readAt ? texts.last(formatDateTime(readAt)) : '',
    stars === null ? '' : texts.stars(stars),
    version ? texts.release(version) : '',
    bibtex ? texts.cited : '',
    problem ? `${texts.failed(failures)} ${texts.problems[problem]}` : '',
  ].filter(Boolean);
}
