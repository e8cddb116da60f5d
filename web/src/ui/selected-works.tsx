import { paths } from '@lab/contract/features/pages/paths';
import type { PaperRow } from '@lab/contract/features/papers/row';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import { ButtonLink } from './button.tsx';
import { SectionHeading } from './headings.tsx';
import { PaperList } from './paper-rows.tsx';
import styles from './show-more.module.css';

/** A section of a page, which is left out if no work is selected. */
export function SelectedWorks({
  papers = [],
  className,
  person,
  heading = paperTexts.publications.selected,
}: {
  papers: PaperRow[] | undefined;
  className: string | undefined;
  person?: string;
  heading?: string | undefined;
}) {
  if (papers.length === 0) return null;
  const query = new URLSearchParams({ ...(person && { person }), selected: 'true', view: 'list' });
  return (
    <section className={className} data-below aria-labelledby="selected-works">
      <SectionHeading id="selected-works" title={heading} />
      <PaperList papers={papers} heading="h3" />
      <div className={styles.more}>
        <ButtonLink kind="quiet" to={`${paths.publications}?${query}`}>
          {siteTexts.showMore}
        </ButtonLink>
      </div>
    </section>
  );
}
