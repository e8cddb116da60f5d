import { Link } from 'react-router-dom';
import { useSettings } from '../../lib/settings.ts';
import styles from './shell.module.css';

/** The server sends it only while it is current. */
export function Announcement() {
  const { announcement } = useSettings();
  if (!announcement) return null;
  const { text, link } = announcement;
  return <p className={styles.announcement}>{link ? <Link to={link}>{text}</Link> : text}</p>;
}
