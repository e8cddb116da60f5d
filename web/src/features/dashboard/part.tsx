import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './dashboard.module.css';

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

interface EntryProps {
  title: string;
  text: string;
  to: string;
  action: string;
  /** Highlights an entry with a new answer. */
  news?: boolean;
}

export function Entry({ title, text, to, action, news }: EntryProps) {
  return (
    <li data-news={news || undefined}>
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      <Link to={to} aria-label={`${action}: ${title}`}>
        {action}
      </Link>
    </li>
  );
}
