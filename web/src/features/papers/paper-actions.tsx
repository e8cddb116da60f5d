import type { Paper } from '@lab/contract/papers/schemas';
import { paperTexts } from '@lab/contract/papers/texts';
import styles from './paper-page.module.css';

/** The PDF and whatever else belongs to the paper elsewhere. */
export function PaperActions({ paper }: { paper: Paper }) {
  const { links } = paperTexts.fields;
  const given = [
    { href: paper.pdf, label: paperTexts.fields.pdf },
    { href: paper.links.preprint, label: links.preprint },
    { href: paper.links.code, label: links.code },
    { href: paper.links.data, label: links.data },
    { href: paper.links.slides, label: links.slides },
    { href: paper.links.poster, label: links.poster },
    { href: paper.links.video, label: links.video },
  ].filter(({ href }) => href);
  if (!given.length) return null;
  return (
    <ul className={styles.actions}>
      {given.map(({ href, label }) => (
        <li key={label}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
