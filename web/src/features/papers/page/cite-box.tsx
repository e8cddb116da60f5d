import { api } from '@lab/contract';
import { citationTexts } from '@lab/contract/features/citations/texts';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { addressOf } from '../../../lib/api.ts';
import styles from '../../../ui/cite-box.module.css';
import { Failed, Loading } from '../../../ui/states.tsx';

/** The files are links, so they work without JavaScript; the rest is fetched when the box is opened. */
export function CiteBox({ paper }: { paper: Paper }) {
  const [written, setWritten] = useState<ComponentType<{ paper: Paper }> | 'loading' | 'failed'>();

  const load = async () => {
    setWritten('loading');
    try {
      const { WrittenCitations } = await import('./cite-written.tsx');
      setWritten(() => WrittenCitations);
    } catch {
      setWritten('failed');
    }
  };

  // A row of the compact list leads here.
  const wanted = useLocation().hash === '#cite';
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!wanted || !box.current) return;
    box.current.open = true;
    box.current.scrollIntoView();
  }, [wanted]);

  const Written = typeof written === 'string' ? undefined : written;
  return (
    <details
      ref={box}
      id="cite"
      className={styles.box}
      onToggle={({ currentTarget }) => currentTarget.open && !written && void load()}
    >
      <summary>{citationTexts.heading}</summary>
      {Written && <Written paper={paper} />}
      {written === 'loading' && <Loading />}
      {written === 'failed' && <Failed onRetry={() => void load()} />}
      <ul className={styles.files}>
        {Object.entries(citationTexts.formats).map(([ending, name]) => (
          <li key={ending}>
            <a href={`${addressOf(api.papers.get, { params: { id: paper._id } })}.${ending}`} download>
              {citationTexts.download(name)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
