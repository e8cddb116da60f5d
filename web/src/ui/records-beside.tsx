import { recordTexts } from '@lab/contract/texts/record-texts';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { turnLetterKeys, useLetterKeys, useLetterKeysOn } from '../lib/letter-keys.ts';
import type { Listed } from '../lib/trail.ts';
import { useListBehind } from '../lib/use-list-behind.ts';
import styles from './records-beside.module.css';

/** The records before and after this one in the list from which the person came, also by the keys K and J. */
export function RecordsBeside({ list }: { list: string }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const keysOn = useLetterKeysOn();
  const records = useListBehind(list)?.records ?? [];
  const at = records.findIndex(({ to }) => to === pathname);
  const previous = at > 0 ? records[at - 1] : undefined;
  const next = at >= 0 ? records[at + 1] : undefined;
  useLetterKeys({
    k: previous && (() => navigate(previous.to)),
    j: next && (() => navigate(next.to)),
  });
  if (!previous && !next) return null;
  return (
    <nav className={styles.beside} aria-label={recordTexts.beside}>
      {previous && <Beside record={previous} label={recordTexts.previous} className={styles.previous} />}
      {next && <Beside record={next} label={recordTexts.next} className={styles.next} />}
      <button
        type="button"
        className={styles.keys}
        aria-pressed={keysOn}
        onClick={() => turnLetterKeys(!keysOn)}
      >
        {recordTexts.keys}
      </button>
    </nav>
  );
}

interface BesideProps {
  record: Listed;
  label: string;
  className: string | undefined;
}

function Beside({ record: { to, title }, label, className }: BesideProps) {
  return (
    <Link className={className} to={to}>
      <span>{label}</span>
      <span dir="auto">{title}</span>
    </Link>
  );
}
