import { bibtex } from '@lab/contract/citations/bibtex';
import { citationOf } from '@lab/contract/citations/csl';
import { ris } from '@lab/contract/citations/ris';
import { citationStyles, formatCitation, plainText } from '@lab/contract/citations/styles';
import { citationTexts } from '@lab/contract/citations/texts';
import type { Paper } from '@lab/contract/papers/schemas';
import type { ReactNode } from 'react';
import { paths } from '../../app/paths.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './cite-box.module.css';

/** The citation in every style, each ready to be copied. Fetched when somebody opens the box. */
export function WrittenCitations({ paper }: { paper: Paper }) {
  const citation = citationOf(paper, new URL(paths.paper(paper._id), location.origin).href);
  return (
    <dl className={styles.written}>
      {citationStyles.map((style) => {
        const runs = formatCitation(style, citation);
        return (
          <Entry key={style} name={citationTexts.styles[style]} text={plainText(runs)}>
            {runs.map(({ text, italic }) => (italic ? <cite key={text}>{text}</cite> : text))}
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

function Entry({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      <dd className={styles.copy}>
        <Button kind="quiet" aria-label={citationTexts.copyStyle(name)} onClick={() => void copy(text)}>
          {citationTexts.copy}
        </Button>
      </dd>
    </div>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(citationTexts.copied);
  } catch {
    toast(citationTexts.copyFailed, { kind: 'error', milliseconds: 4000 });
  }
}
