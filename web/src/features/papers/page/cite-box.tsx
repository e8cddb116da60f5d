import { api } from '@lab/contract';
import { citationTexts } from '@lab/contract/features/citations/texts';
import type { Paper } from '@lab/contract/features/papers/schemas';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { addressOf } from '../../../lib/api.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { Failed } from '../../../ui/states.tsx';
import styles from './cite-box.module.css';

/**
 * The files are links, which need no script; the written citations come when the page has nothing else to do.
 */
export function CiteBox({ paper }: { paper: Paper }) {
  const [written, setWritten] = useState<{ CiteTabs: ComponentType<{ paper: Paper }> } | 'failed'>();
  const load = useCallback(() => {
    setWritten(undefined);
    import('./cite-tabs.tsx').then(setWritten, () => setWritten('failed'));
  }, []);
  useEffect(() => whenIdle(load), [load]);

  return (
    <section id="cite" className={styles.cite} aria-labelledby="cite-heading">
      <h2 id="cite-heading">{citationTexts.heading}</h2>
      <div className={styles.written}>
        {written === 'failed' && <Failed onRetry={load} />}
        {typeof written === 'object' && <written.CiteTabs paper={paper} />}
      </div>
      <ul className={styles.files}>
        {Object.entries(citationTexts.formats).map(([ending, name]) => (
          <li key={ending}>
            <a href={`${addressOf(api.papers.get, { params: { id: paper._id } })}.${ending}`} download>
              {citationTexts.download(name)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
