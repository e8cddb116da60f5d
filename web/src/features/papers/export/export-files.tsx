import { api } from '@lab/contract';
import { listTexts } from '@lab/contract/features/citations/lists/texts';
import { citationTexts } from '@lab/contract/features/citations/texts';
import { addressOf } from '../../../lib/api.ts';
import { ToolFile } from '../../../ui/tool-link.tsx';
import type { PaperFilter } from '../queries.ts';
import styles from './export-list-page.module.css';

/**
 * Links, so that their addresses can be copied; files for programs have no options, so each has one address.
 */
export function ExportFiles({ filter, look }: { filter: PaperFilter; look: Record<string, string> }) {
  const data = { ...citationTexts.formats, csv: listTexts.csv };
  return (
    <div className={styles.files}>
      <Files heading={listTexts.files} formats={listTexts.formats} query={{ ...filter, ...look }} />
      <Files heading={listTexts.data} formats={data} query={filter} />
    </div>
  );
}

interface FilesProps {
  heading: string;
  /** The names by the endings of the files. */
  formats: Record<string, string>;
  query: Record<string, string>;
}

function Files({ heading, formats, query }: FilesProps) {
  const search = new URLSearchParams(query);
  return (
    <section>
      <h2>{heading}</h2>
      <ul>
        {Object.entries(formats).map(([ending, name]) => (
          <li key={ending}>
            <ToolFile
              icon="download"
              href={`${addressOf(api.papers.list, {})}.${ending}${search.size > 0 ? `?${search}` : ''}`}
            >
              {name}
            </ToolFile>
          </li>
        ))}
      </ul>
    </section>
  );
}
