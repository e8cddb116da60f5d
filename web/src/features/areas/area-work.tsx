import { areaTexts } from '@lab/contract/areas/texts';
import { paths } from '@lab/contract/pages/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { SectionHeading } from '../../ui/headings.tsx';
import { PaperLinks } from '../../ui/paper-links.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import styles from './areas.module.css';
import { areaPapersQuery, memberNamesQuery } from './queries.ts';

/** The newest papers of an area, and the members of the team who wrote them. */
export function AreaWork({ area }: { area: string }) {
  const { data: papers, isPending, isError, refetch } = useQuery(areaPapersQuery(area));
  const { data: team = [] } = useQuery(memberNamesQuery);
  const authors = new Set(papers?.flatMap((paper) => paper.authors));
  const people = team.filter(({ name }) => authors.has(name));
  return (
    <>
      {people.length > 0 && (
        <section className={styles.subs} aria-labelledby="people">
          <SectionHeading id="people" title={areaTexts.people} />
          <ul className={styles.people}>
            {people.map(({ _id, name }) => (
              <li key={_id} dir="auto">
                <Link to={paths.member(_id)}>{name}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {papers?.length !== 0 && (
        <section className={`${styles.subs} ${styles.newest}`} aria-labelledby="newest-papers">
          <SectionHeading id="newest-papers" title={areaTexts.newestPapers} />
          {isPending && <Loading />}
          {isError && <Failed onRetry={refetch} />}
          {papers && <PaperLinks papers={papers} />}
        </section>
      )}
    </>
  );
}
