import { Link } from 'react-router-dom';
import styles from './section-head.module.css';

interface Props {
  id: string;
  title: string;
  subheading?: string;
  /** The page with all of it, and what its link says. */
  all?: { to: string; text: string } | false;
}

/** The heading of a section of the home page, with the link to all of it in the same row. */
export function SectionHead({ id, title, subheading, all }: Props) {
  return (
    <header className={styles.head}>
      <h2 id={id}>{title}</h2>
      {subheading && <p>{subheading}</p>}
      {all && (
        <Link className={styles.all} to={all.to}>
          {all.text}
        </Link>
      )}
    </header>
  );
}
