import { api } from '@lab/contract';
import { machineFiles } from '@lab/contract/features/pages/machine-files';
import { paths } from '@lab/contract/features/pages/paths';
import { noYear } from '@lab/contract/features/papers/no-year';
import { paperSearchTexts } from '@lab/contract/features/papers/search/texts';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { addressOf } from '../../../lib/api.ts';
import tool from '../../../ui/tool.module.css';
import styles from '../list/publications-page.module.css';
import { type PaperFilter, papersByYearQuery } from '../queries.ts';

const { files } = paperSearchTexts;

/**
 * The list as it is filtered, for feed readers and for citation managers, and what the lab did in each year.
 */
export function ListFiles({ filter: { cursor: _fromTheBeginning, ...filter } }: { filter: PaperFilter }) {
  const query = new URLSearchParams(filter);
  const { data: [newest] = [] } = useQuery(papersByYearQuery);
  const all = addressOf(api.papers.list, {});
  return (
    <ul className={styles.files} aria-label={files.label}>
      <li>
        <a
          className={tool.tool}
          data-icon="feed"
          href={`${machineFiles.atomFeed}?${new URLSearchParams({ of: 'papers', ...filter })}`}
        >
          {files.feed}
        </a>
      </li>
      <li>
        <a
          className={tool.tool}
          data-icon="cite"
          href={`${all}.bib${query.size > 0 ? `?${query}` : ''}`}
          download
        >
          {files.bib}
        </a>
      </li>
      <li>
        <Link
          className={tool.tool}
          data-icon="list"
          to={{ pathname: paths.exportList, search: query.toString() }}
        >
          {paperTexts.publications.exportList}
        </Link>
      </li>
      {newest && newest.year !== noYear && (
        <li>
          {/* Loaded anew, because the lab may have sent this address elsewhere, which only the server knows. */}
          <Link
            className={tool.tool}
            data-icon="years"
            to={paths.year(newest.year)}
            reloadDocument
            data-reload
          >
            {paperTexts.publications.inReview}
          </Link>
        </li>
      )}
    </ul>
  );
}
