import { bibtex } from '@lab/contract/features/citations/bibtex';
import { citationOf } from '@lab/contract/features/citations/csl';
import { ris } from '@lab/contract/features/citations/ris';
import { citationStyles, formatCitation } from '@lab/contract/features/citations/styles';
import { citationTexts } from '@lab/contract/features/citations/texts';
import { paths } from '@lab/contract/features/pages/paths';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { copyCitation, markedUp } from '../../../ui/written-citation.tsx';
import styles from './cite-box.module.css';
import { chosenTab, noteTab } from './noted-tab.ts';

/** One of the written citations at a time, BibTeX first. */
export function CiteTabs({ paper }: { paper: Paper }) {
  const written = citationsOf(paper);
  const [chosen, setChosen] = useState(chosenTab);
  const tabs = useRef<HTMLDivElement>(null);
  const id = useId();
  const shown = Math.max(
    0,
    written.findIndex(({ key }) => key === chosen),
  );
  const citation = written[shown];

  function choose(key: string): void {
    setChosen(key);
    noteTab(key);
  }

  function byKeys({ key }: KeyboardEvent): void {
    const at = { ArrowRight: shown + 1, ArrowLeft: shown - 1, Home: 0, End: -1 }[key];
    const next = at === undefined ? undefined : written.at(at % written.length);
    if (!next) return;
    choose(next.key);
    tabs.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus();
  }

  return (
    <>
      <div
        ref={tabs}
        role="tablist"
        aria-label={citationTexts.heading}
        className={styles.tabs}
        onKeyDown={byKeys}
      >
        {written.map(({ key, name }, at) => (
          <button
            key={key}
            type="button"
            role="tab"
            data-key={key}
            id={`${id}${key}`}
            aria-controls={`${id}panel`}
            aria-selected={at === shown}
            tabIndex={at === shown ? 0 : -1}
            onClick={() => choose(key)}
          >
            {name}
          </button>
        ))}
      </div>
      {citation && (
        <div className={styles.panel}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long citation scrolls, with the keyboard too */}
          <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${citation.key}`} tabIndex={0}>
            {citation.runs ? (
              <p>
                <Styled runs={citation.runs} />
              </p>
            ) : (
              <pre translate="no">{citation.text}</pre>
            )}
          </div>
          <Button
            kind="quiet"
            aria-label={citationTexts.copyStyle(citation.name)}
            onClick={() => void copyCitation(citation)}
          >
            {citationTexts.copy}
          </Button>
        </div>
      )}
      <p className={styles.onPaper}>
        <Styled runs={written.find(({ runs }) => runs)?.runs} />
      </p>
    </>
  );
}

function Styled({ runs = [] }: Pick<Written, 'runs'>) {
  return runs.map(({ text, italic }) => (italic ? <i key={text}>{text}</i> : text));
}

function citationsOf(paper: Paper) {
  const citation = citationOf(paper, new URL(paths.paper(paper._id), location.origin).href);
  const styled = citationStyles.map((key) => {
    const runs = formatCitation(key, citation);
    const text = runs.map(({ text }) => text).join('');
    return { key, name: citationTexts.styles[key], runs, text, html: markedUp(runs) };
  });
  const source = (key: 'bib' | 'ris', text: string) => ({ key, name: citationTexts.formats[key], text });
  return [source('bib', bibtex(citation)), ...styled, source('ris', ris(citation))].map(
    (written: Written) => written,
  );
}

interface Written {
  key: string;
  name: string;
  text: string;
  runs?: ReturnType<typeof formatCitation>;
  html?: string;
}
