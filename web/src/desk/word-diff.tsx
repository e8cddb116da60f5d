import { diffWordsWithSpace } from 'diff';
import styles from './word-diff.module.css';

/** Marks removed and added words, not only by colour: `del` is struck through and `ins` underlined. */
export function WordDiff({ before, now }: { before: string; now: string }) {
  const parts = diffWordsWithSpace(before, now).map((part, index) => ({ ...part, key: index }));
  return (
    <p className={styles.words} dir="auto">
      {parts.map(({ key, value, added, removed }) => {
        if (added) return <ins key={key}>{value}</ins>;
        return removed ? <del key={key}>{value}</del> : value;
      })}
    </p>
  );
}
