import type { Area } from '@lab/contract/features/areas/kind';
import { areaTexts } from '@lab/contract/features/areas/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { memberNamesQuery } from '../../lib/member-names.ts';
import { SectionHeading } from '../../ui/headings.tsx';
import { PaperRows } from '../../ui/paper-rows.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { LinkList } from './area-lists.tsx';
import styles from './areas.module.css';
import { areaPapersQuery } from './queries.ts';

/** The newest papers of an area, and its people: those whom it names, and those who wrote these papers. */
export function AreaWork({ area }: { area: Area }) {
  const { data, isPending, isError, refetch } = useInfiniteQuery(areaPapersQuery(area.departmentName));
  const { data: team = [] } = useQuery(memberNamesQuery);
  const papers = data?.pages[0]?.items;
  const authors = new Set(papers?.flatMap((paper) => paper.authors.map(([, memberId]) => memberId)));
  const named = area.people.map((name, at) => ({ _id: area.memberIds?.[at] ?? '', name }));
  const known = new Set(named.map(({ _id }) => _id));
  const people = [...named, ...team.filter(({ _id }) => authors.has(_id) && !known.has(_id))];
  return (
    <>
      <LinkList id="people" title={areaTexts.people} all={people} to={paths.member} />
      {papers?.length !== 0 && (
        <section className={styles.subs} aria-labelledby="newest-papers">
          <SectionHeading id="newest-papers" title={areaTexts.newestPapers} />
          {isPending && <Loading />}
          {isError && <Failed onRetry={refetch} />}
          {papers && <PaperRows papers={papers} inSection />}
        </section>
      )}
    </>
  );
}
