import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Picture } from './picture.tsx';
import styles from './record-row.module.css';

interface Props {
  title: ReactNode;
  /** The page of the record, or where it is on the web; nothing for one without both. */
  to?: string | undefined;
  /** A date, or a picture, which all rows of a list have or none. */
  lead?: ReactNode;
  /** Of what type the record is. */
  badge?: string | undefined;
  summary?: ReactNode;
  /** What is said at the end of the row, or below the text where there is no room. */
  children?: ReactNode;
}

/** A record in a list: a date or a picture, the title with a summary, and its facts at the end. */
export function RecordRow({ title, to, lead, badge, summary, children }: Props) {
  const id = useId();
  const isOurs = to?.startsWith('/');
  return (
    <article className={styles.frame} aria-labelledby={id}>
      <div className={styles.row} data-lead={lead ? '' : undefined} data-page={isOurs ? '' : undefined}>
        {lead && <div className={styles.lead}>{lead}</div>}
        <div className={styles.text}>
          {badge && <Badge text={badge} />}
          <h3 id={id} dir="auto">
            {to ? isOurs ? <Link to={to}>{title}</Link> : <a href={to}>{title}</a> : title}
          </h3>
          {summary && (
            <p className={styles.summary} dir="auto">
              {summary}
            </p>
          )}
        </div>
        {children && <div className={styles.facts}>{children}</div>}
      </div>
    </article>
  );
}

export function Badge({ text }: { text: string }) {
  return <span className={styles.badge}>{text}</span>;
}

/** A list in which few records have a picture looks better without the places for them. */
export function haveMostlyPictures(pictures: readonly string[]): boolean {
  return pictures.filter(Boolean).length * 2 > pictures.length;
}

interface PictureProps {
  src: string;
  /** In place of the picture of a record that has none. */
  title: string;
  first: boolean;
}

/** The place for a picture at the beginning of a row. */
export function RowPicture({ src, title, first }: PictureProps) {
  if (!src) {
    return <span className={styles.none} data-initial={[...title.trim()][0]} />;
  }
  return (
    <Picture
      className={styles.picture}
      src={src}
      alt=""
      width={240}
      height={160}
      sizes="(min-width: 48rem) 9rem, 5rem"
      first={first}
    />
  );
}
