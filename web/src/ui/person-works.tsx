import { api } from '@lab/contract';
import { paths } from '@lab/contract/features/pages/paths';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { profileTexts } from '@lab/contract/features/team/profile/texts';
import { teamTexts } from '@lab/contract/features/team/texts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { addressOf } from '../lib/api.ts';
import { papersOfQuery, selectedWorksOf } from '../lib/paper-rows.ts';
import { SectionHeading } from './headings.tsx';
import { OutputLists } from './output-lists.tsx';
import { PaperRows } from './paper-rows.tsx';
import styles from './person-works.module.css';
import { SelectedWorks } from './selected-works.tsx';
import { ShowMore } from './show-more.tsx';
import { Failed, Loading } from './states.tsx';
import { ToolFile, ToolLink, Tools } from './tool-link.tsx';

/** The papers of a person, and what else they made. */
export function PersonWorks({ person }: { person: string }) {
  const { data: selected } = useQuery(selectedWorksOf(person));
  return (
    <>
      <SelectedWorks papers={selected} className={styles.part} person={person} />
      <Papers person={person} />
      <OutputLists className={styles.part} person={person} />
    </>
  );
}

function Papers({ person }: { person: string }) {
  const list = useInfiniteQuery(papersOfQuery(person));
  const papers = list.data?.pages.flatMap((page) => page.items) ?? [];
  const next = { person, view: 'list', ...list.data?.pages.at(-1)?.next };
  if (list.isSuccess && papers.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="papers">
      <SectionHeading id="papers" title={teamTexts.member.papers} />
      {list.isPending && <Loading />}
      {list.isError && papers.length === 0 && <Failed onRetry={list.refetch} />}
      {papers.length > 0 && (
        <Tools>
          <ToolLink
            icon="text"
            to={{ pathname: paths.exportList, search: `person=${encodeURIComponent(person)}` }}
          >
            {paperTexts.publications.exportList}
          </ToolLink>
          <ToolFile
            icon="download"
            href={`${addressOf(api.papers.list, {})}.bib?person=${encodeURIComponent(person)}`}
            download
          >
            {profileTexts.page.bibtex}
          </ToolFile>
        </Tools>
      )}
      <PaperRows papers={papers} inSection />
      <ShowMore list={list} at={paths.publications} next={next} />
    </section>
  );
}
