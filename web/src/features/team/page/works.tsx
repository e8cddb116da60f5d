import { api } from '@lab/contract';
import { paths } from '@lab/contract/pages/paths';
import { paperTexts } from '@lab/contract/papers/texts';
import type { Member } from '@lab/contract/team/kind';
import { profileTexts } from '@lab/contract/team/profile/texts';
import { teamTexts } from '@lab/contract/team/texts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { addressOf } from '../../../lib/api.ts';
import { formatDate } from '../../../lib/dates.ts';
import { selectedWorksOf } from '../../../lib/paper-rows.ts';
import { PaperRows } from '../../../ui/paper-rows.tsx';
import { SelectedWorks } from '../../../ui/selected-works.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Failed, Loading } from '../../../ui/states.tsx';
import { newsNamingQuery, papersOfQuery } from '../queries.ts';
import styles from './page.module.css';

const { member: texts } = teamTexts;

export function SelectedPapers({ member }: { member: Member }) {
  const { data: papers } = useQuery(selectedWorksOf(member._id));
  return <SelectedWorks papers={papers} className={styles.selected} person={member._id} />;
}

export function Papers({ member }: { member: Member }) {
  const list = useInfiniteQuery(papersOfQuery(member._id));
  const papers = list.data?.pages.flatMap((page) => page.items) ?? [];
  const next = { person: member._id, view: 'list', ...list.data?.pages.at(-1)?.next };
  if (list.isSuccess && papers.length === 0) return null;
  return (
    <section className={styles.papers} aria-labelledby="papers">
      <h2 id="papers">{texts.papers}</h2>
      {list.isPending && <Loading />}
      {list.isError && papers.length === 0 && <Failed onRetry={list.refetch} />}
      {papers.length > 0 && (
        <p className={styles.files}>
          <Link to={{ pathname: paths.exportList, search: `person=${encodeURIComponent(member._id)}` }}>
            {paperTexts.publications.exportList}
          </Link>
          <a href={`${addressOf(api.papers.list, {})}.bib?person=${encodeURIComponent(member._id)}`} download>
            {profileTexts.page.bibtex}
          </a>
        </p>
      )}
      <PaperRows papers={papers} inSection />
      <ShowMore list={list} at={paths.publications} next={next} />
    </section>
  );
}

/** The newest news in which the person's name stands. */
export function News({ member }: { member: Member }) {
  const { data: news = [] } = useQuery(newsNamingQuery(member._id));
  if (news.length === 0) return null;
  return (
    <section className={styles.selected} data-below aria-labelledby="in-the-news">
      <h2 id="in-the-news">{profileTexts.page.news}</h2>
      <ul className={styles.stations}>
        {news.map(({ _id, title, createdAt }) => (
          <li key={_id} dir="auto">
            <Link to={paths.newsItem(_id)}>{title}</Link>
            <span>{formatDate(createdAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
