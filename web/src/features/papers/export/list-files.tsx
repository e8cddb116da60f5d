import { api } from '@lab/contract';
import { citationTexts } from '@lab/contract/features/citations/texts';
import { machineFiles } from '@lab/contract/features/pages/machine-files';
import { paths } from '@lab/contract/features/pages/paths';
import { paperSearchTexts } from '@lab/contract/features/papers/search/texts';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { Link } from 'react-router-dom';
import { addressOf } from '../../../lib/api.ts';
import styles from '../list/publications-page.module.css';
import type { PaperFilter } from '../queries.ts';

const { files } = paperSearchTexts;

/** The list as it is filtered, for feed readers and for citation managers. */
export function ListFiles({ filter: { cursor: _fromTheBeginning, ...filter } }: { filter: PaperFilter }) {
  const query = new URLSearchParams(filter);
  const all = addressOf(api.papers.list, {});
  return (
    <ul className={styles.files} aria-label={files.label}>
      <li>
        <a href={`${machineFiles.atomFeed}?${new URLSearchParams({ of: 'papers', ...filter })}`}>
          {files.feed}
        </a>
      </li>
      <li>
        <a href={`${all}.bib${query.size > 0 ? `?${query}` : ''}`} download>
          {citationTexts.formats.bib}
        </a>
      </li>
      <li>
        <Link to={{ pathname: paths.exportList, search: query.toString() }}>
          {paperTexts.publications.exportList}
        </Link>
      </li>
    </ul>
  );
}
