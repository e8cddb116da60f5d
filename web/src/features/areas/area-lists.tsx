/** What the page of an area lists. */
import type { Area } from '@lab/contract/features/areas/kind';
import { areaTexts } from '@lab/contract/features/areas/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { positionTexts } from '@lab/contract/features/positions/texts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDate } from '../../lib/dates.ts';
import { memberNamesQuery } from '../../lib/member-names.ts';
import { FaceList } from '../../ui/faces.tsx';
import { SectionHeading } from '../../ui/headings.tsx';
import { PaperRows } from '../../ui/paper-rows.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import styles from './areas.module.css';
import {
  areaFacesQuery,
  areaNewsQuery,
  areaPapersQuery,
  authorsOf,
  groupsQuery,
  openPositionsQuery,
} from './queries.ts';

interface Links {
  /** Of the heading. */
  id: string;
  title: string;
  all: readonly { _id: string; name: string }[];
  to: (id: string) => string;
}

function LinkList({ id, title, all, to }: Links) {
  if (all.length === 0) return null;
  return (
    <section className={styles.subs} aria-labelledby={id}>
      <SectionHeading id={id} title={title} />
      <ul className={styles.people}>
        {all.map(({ _id, name }) => (
          <li key={_id} dir="auto">
            <Link to={to(_id)}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The areas that are part of this one. */
export function AreaGroups({ id }: { id: string }) {
  const { data = [] } = useQuery(groupsQuery);
  const groups = data.filter(({ parent }) => parent === id);
  return <LinkList id="groups" title={areaTexts.groups} all={groups} to={paths.area} />;
}

/** The area of which this one is a group. */
export function PartOf({ area: { parent, references = [] } }: { area: Area }) {
  const above = references.find(({ _id }) => parent.includes(_id));
  if (!above) return null;
  return (
    <p className={styles.partOf}>
      {areaTexts.partOf} <Link to={paths.area(above._id)}>{above.name}</Link>
    </p>
  );
}

export function AreaPositions({ id }: { id: string }) {
  const { data = [] } = useQuery(openPositionsQuery);
  const positions = data.filter(({ areas }) => areas.includes(id));
  return (
    <LinkList id="open-positions" title={positionTexts.openPositions} all={positions} to={paths.position} />
  );
}

export function AreaNews({ id }: { id: string }) {
  const { data = [] } = useQuery(areaNewsQuery(id));
  if (data.length === 0) return null;
  return (
    <section className={styles.subs} data-below aria-labelledby="area-news">
      <SectionHeading id="area-news" title={areaTexts.news} />
      <ul className={styles.news}>
        {data.map(({ _id, title, createdAt }) => (
          <li key={_id} dir="auto">
            <Link to={paths.newsItem(_id)}>{title}</Link>
            <span className={styles.date}>{formatDate(createdAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The people of an area: those whom it names, and those who wrote its newest papers. */
export function AreaPeople({ area }: { area: Area }) {
  const { data } = useInfiniteQuery(areaPapersQuery(area.departmentName));
  const { data: team = [] } = useQuery(memberNamesQuery);
  const { data: portraits = [] } = useQuery(areaFacesQuery(area));
  const authors = new Set(authorsOf(data?.pages[0]?.items));
  const named = area.people.map((name, at) => ({ _id: area.memberIds?.[at] ?? '', name }));
  const known = new Set(named.map(({ _id }) => _id));
  const people = [...named, ...team.filter(({ _id }) => authors.has(_id) && !known.has(_id))];
  if (people.length === 0) return null;
  return (
    <section className={`${styles.subs} ${styles.faces}`} aria-labelledby="people">
      <SectionHeading id="people" title={areaTexts.people} />
      <FaceList people={people} portraits={portraits} />
    </section>
  );
}

export function AreaPapers({ area, all }: { area: Area; all: ReactNode }) {
  const { data, isPending, isError, refetch } = useInfiniteQuery(areaPapersQuery(area.departmentName));
  const papers = data?.pages[0]?.items;
  if (papers?.length === 0) return null;
  return (
    <section className={styles.subs} aria-labelledby="newest-papers">
      <SectionHeading id="newest-papers" title={areaTexts.newestPapers} />
      {isPending && <Loading />}
      {isError && <Failed onRetry={refetch} />}
      {papers && <PaperRows papers={papers} inSection />}
      {all}
    </section>
  );
}
