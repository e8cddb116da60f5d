/** Citations as texts, each with a button that copies it. */
import type { Run } from '@lab/contract/features/citations/styles';
import { citationTexts } from '@lab/contract/features/citations/texts';
import type { ReactNode } from 'react';
import { escapeHtml } from '../lib/escape-html.ts';
import { toast } from '../lib/toast.ts';
import { Button } from './button.tsx';
import styles from './cite-box.module.css';

export function Citations({ children }: { children: ReactNode }) {
  return <dl className={styles.written}>{children}</dl>;
}

export function StyledCitation({ name, runs }: { name: string; runs: readonly Run[] }) {
  return (
    <Entry name={name} text={runs.map(({ text }) => text).join('')} html={markedUp(runs)}>
      {runs.map(({ text, italic }) => (italic ? <i key={text}>{text}</i> : text))}
    </Entry>
  );
}

export function SourceCitation({ name, text }: { name: string; text: string }) {
  return (
    <Entry name={name} text={text}>
      <pre translate="no">{text}</pre>
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
          onClick={() => void copyCitation({ text, html })}
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

export function markedUp(runs: readonly Run[]): string {
  return runs.map(({ text, italic }) => (italic ? `<i>${escapeHtml(text)}</i>` : escapeHtml(text))).join('');
}

export async function copyCitation({ text, html }: Copied): Promise<void> {
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
