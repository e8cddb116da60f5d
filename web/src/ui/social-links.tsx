import styles from './social-links.module.css';

/** Labels the links with the names of the sites and leaves out empty ones. */
export function SocialLinks({ links, of }: { links: Record<string, string | undefined>; of?: string }) {
  const given = Object.entries(links).filter(([, href]) => href && /^https?:\/\//i.test(href));
  if (!given.length) return null;
  return (
    <ul className={styles.links}>
      {given.map(([name, href]) => (
        <li key={name}>
          <a href={href} rel="noopener noreferrer" target="_blank">
            {name}
            {of && <span className="visually-hidden">, {of}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
