import { listTexts } from '@lab/contract/features/citations/lists/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../../ui/button.tsx';
import { Container } from '../../../ui/container.tsx';
import { PageHeading } from '../../../ui/headings.tsx';
import { Failed } from '../../../ui/states.tsx';
import { filterFrom, hasBadYear, searchWith } from '../queries.ts';
import { PaperFilterChips } from '../search/paper-filter-chips.tsx';
import { ExportFiles } from './export-files.tsx';
import { ExportForm } from './export-form.tsx';
import styles from './export-list-page.module.css';
import { ExportPreview } from './export-preview.tsx';

const { publications } = paperTexts;

/** The filters come from the page of publications; here people choose the style and download a file. */
export default function ExportListPage() {
  const [search] = useSearchParams();
  const { cursor: _fromTheBeginning, ...filter } = filterFrom(search);
  const badYear = hasBadYear(filter);
  const filtered = Object.keys(filter).length > 0;
  const chosen = ['style', 'layout', 'bold'].flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value] as const] : [];
  });
  const look = Object.fromEntries(chosen);
  return (
    <Container>
      <div className={styles.page}>
        <PageHeading title={publications.exportList} lead={listTexts.lead} />
        <div className={styles.which}>
          {filtered ? <PaperFilterChips filter={filter} also={look} /> : <p>{listTexts.all}</p>}
          <ButtonLink kind="quiet" to={`${paths.publications}${searchWith(filter, 'list')}`}>
            {listTexts.change}
          </ButtonLink>
        </div>
        {badYear ? (
          <Failed text={publications.badYear(filter.year ?? '')} />
        ) : (
          <>
            <ExportForm filter={filter} look={look} />
            <ExportFiles filter={filter} look={look} />
            <ExportPreview filter={filter} search={search} />
          </>
        )}
      </div>
    </Container>
  );
}
