import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './tool.module.css';

const drawings = {
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  download: 'M12 4v11M7 10l5 5 5-5M5 20h14',
  feed: 'M5 19h.01M5 12a7 7 0 0 1 7 7M5 5a14 14 0 0 1 14 14',
  link: 'M10 5H5v14h14v-5M13 4h7v7M20 4l-9 9',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  table: 'M4 5h16v14H4zM4 10h16M4 15h16M10 5v14',
  text: 'M7 3h8l4 4v14H7zM10 12h6M10 16h6',
} as const;

type Icon = keyof typeof drawings;

function Drawing({ icon }: { icon: Icon }) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d={drawings[icon]} />
    </svg>
  );
}

/** What can be done with a page or a list: a quiet row of links and buttons with icons. */
export function Tools({ children }: { children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}

/** An address outside the pages, such as a file. */
export function ToolFile({ icon, children, ...rest }: ComponentProps<'a'> & { icon: Icon }) {
  return (
    <a className={styles.tool} {...rest}>
      <Drawing icon={icon} />
      <span>{children}</span>
    </a>
  );
}

/** A page of the site. */
export function ToolLink({ icon, children, ...rest }: ComponentProps<typeof Link> & { icon: Icon }) {
  return (
    <Link className={styles.tool} {...rest}>
      <Drawing icon={icon} />
      <span>{children}</span>
    </Link>
  );
}

/** Its words are no element of their own, so that it is hidden where no script runs. */
export function ToolButton({ icon, children, ...rest }: ComponentProps<'button'> & { icon: Icon }) {
  return (
    <button type="button" className={styles.tool} {...rest}>
      <Drawing icon={icon} />
      {children}
    </button>
  );
}
