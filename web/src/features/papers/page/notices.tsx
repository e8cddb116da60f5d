import type { Notice } from '@lab/contract/features/papers/notices';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { formatDate } from '../../../lib/dates.ts';
import styles from './notices.module.css';

/** Notices about the work, shown above its title. */
export function Notices({ notices = [] }: { notices?: Notice[] }) {
  return notices.map((notice) => {
    const { kind, date, link, text } = notice;
    return (
      <aside
        key={JSON.stringify(notice)}
        className={`${styles.notice} ${kind === 'correction' ? '' : styles.grave}`}
        aria-label={paperTexts.notices.kinds[kind]}
      >
        <p>
          <strong>{paperTexts.notices.kinds[kind]}</strong> · <time dateTime={date}>{formatDate(date)}</time>
        </p>
        <p dir="auto">
          {text} {link && <a href={link}>{paperTexts.notices.more}</a>}
        </p>
      </aside>
    );
  });
}
