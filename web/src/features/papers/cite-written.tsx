import { bibtex } from '@lab/contract/citations/bibtex';
import { citationOf } from '@lab/contract/citations/csl';
import { ris } from '@lab/contract/citations/ris';
import { citationStyles, formatCitation, plainText, type Run } from '@lab/contract/citations/styles';
import { citationTexts } from '@lab/contract/citations/texts';
import { paths } from '@lab/contract/pages/paths';
import type { Paper } from '@lab/contract/papers/schemas';
import type { ReactNode } from 'react';
import { escapeHtml } from '../../lib/escape-html.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import styles from './cite-box.module.css';

/** A separate chunk, which is fetched when the box is opened. */
export function WrittenCitations({ paper }: { paper: Paper }) {
  const citation = citationOf(paper, new URL(paths.paper(paper._id), location.origin).href);
  return (
    <dl className={styles.written}>
      {citationStyles.map((style) => {
        const runs = formatCitation(style, citation);
        return (
          <Entry key={style} name={citationTexts.styles[style]} text={plainText(runs)} html={markedUp(runs)}>
            {runs.map(({ text, italic }) => (italic ? <i key={text}>{text}</i> : text))}
          </Entry>
        );
      })}
      <Source name={citationTexts.formats.bib} text={bibtex(citation)} />
      <Source name={citationTexts.formats.ris} text={ris(citation)} />
    </dl>
  );
}

function Source({ name, text }: { name: string; text: string }) {
  return (
    <Entry name={name} text={text}>
      <pre>{text}</pre>
    </Entry>
  );
}

interface EntryProps extends Copied {
  name: string;
  children: ReactNode;
}

function Entry({ name, text, html, children }: EntryProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd className={styles.copy}>
        <Button
          kind="quiet"
          aria-label={citationTexts.copyStyle(name)}
          onClick={() => void copy({ text, html })}
        >
          {citationTexts.copy}
        </Button>
      </dd>
    </div>
  );
}

/** `html` keeps the italics when a person pastes the citation into a manuscript. */
interface Copied {
  text: string;
  html?: string;
}

function markedUp(runs: readonly Run[]): string {
  return runs.map(({ text, italic }) => (italic ? `<i>${escapeHtml(text)}</i>` : escapeHtml(text))).join('');
}

async function copy({ text, html }: Copied): Promise<void> {
  try {
    if (html && 'ClipboardItem' in window) {
      const as = (type: string, content: string) => ({ [type]: new Blob([content], { type }) });
      await navigator.clipboard.write([
        new ClipboardItem({ ...as('text/plain', text), ...as('text/html', html) }),
      ]);
    } else {
      await navigator.clipboard.writeText(text);
    }
    toast(citationTexts.copied);
  } catch {
    toast(citationTexts.copyFailed, { kind: 'error' });
  }
}
