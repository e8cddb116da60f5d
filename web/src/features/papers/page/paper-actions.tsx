import { linkNames, paperFieldsOf } from '@lab/contract/features/papers/fields';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { pdfOf } from '@lab/contract/features/papers/shown-links';
import { paperTexts } from '@lab/contract/features/papers/texts';
import tool from '../../../ui/tool.module.css';
import styles from './paper-page.module.css';

/**
 * What belongs to the work elsewhere. The file to read is what most people come for, so it alone is filled.
 */
export function PaperActions({ paper, cites }: { paper: Paper; cites: boolean }) {
  const given = [
    ...paperFieldsOf('file').map((name) => ({
      name,
      href: { ...paper, pdf: pdfOf(paper) }[name],
      label: paperTexts.fields[name],
    })),
    ...linkNames.map((name) => ({ name, href: paper.links[name], label: paperTexts.links[name] })),
    ...(paper.moreLinks ?? []).map(({ name, url }) => ({ name: 'link', href: url, label: name })),
    ...(cites ? [{ name: 'cite', href: '#cite', label: paperTexts.rows.cite }] : []),
  ].filter(({ href }, at, all) => href && all.findIndex((other) => other.href === href) === at);
  if (!given.length) return null;
  return (
    <ul className={styles.actions}>
      {given.map(({ name, href, label }) => (
        <li key={`${label} ${href}`}>
          <a
            href={href}
            data-icon={name}
            className={name === 'pdf' ? `${tool.tool} ${tool.filled}` : tool.tool}
          >
            <bdi>{label}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
