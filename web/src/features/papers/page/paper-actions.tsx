import { linkNames, namesOf } from '@lab/contract/features/papers/fields';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { paperTexts } from '@lab/contract/features/papers/texts';
import styles from './paper-page.module.css';

export function PaperActions({ paper }: { paper: Paper }) {
  const given = [
    ...namesOf('pdf').map((name) => ({ href: paper[name], label: paperTexts.fields[name] })),
    ...linkNames.map((name) => ({ href: paper.links[name], label: paperTexts.links[name] })),
    ...(paper.moreLinks ?? []).map(({ name, url }) => ({ href: url, label: name })),
  ].filter(({ href }) => href);
  if (!given.length) return null;
  return (
    <ul className={styles.actions}>
      {given.map(({ href, label }) => (
        <li key={`${label} ${href}`}>
          <a href={href} dir="auto">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
