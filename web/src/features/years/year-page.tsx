import { paths } from '@lab/contract/features/pages/paths';
import { yearFile } from '@lab/contract/features/pages/year-file';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { workTypes } from '@lab/contract/features/papers/types';
import { yearTexts } from '@lab/contract/features/years/texts';
import { kinds } from '@lab/contract/kinds/kinds';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { useLabName } from '../../lib/lab-info.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeading } from '../../ui/headings.tsx';
import { PaperList } from '../../ui/paper-rows.tsx';
import { Failed, Loading, NotFound } from '../../ui/states.tsx';
import { type YearOnPage, yearQuery } from './queries.ts';
import { EventsOfYear, OutputsInYear, Part, PeopleOfYear, YearNumbers } from './year-parts.tsx';
import styles from './years.module.css';

/** What a lab did in a year, which also prints as its annual report. */
export default function YearPage() {
  const { year = '' } = useParams();
  const lab = useLabName();
  const { data, isError, refetch } = useQuery(yearQuery(year));
  if (isError) return <Failed onRetry={refetch} />;
  if (data === undefined) return <Loading />;
  if (data === null) {
    return <NotFound text={yearTexts.notFound} back={paths.publications} label={yearTexts.back} />;
  }
  return (
    <Container>
      <div className={styles.report}>
        <PageHeading title={data.year} lead={yearTexts.lead(lab)} />
        <div className={styles.bar}>
          <OtherYears year={data} />
          <Button kind="quiet" onClick={() => window.print()}>
            {yearTexts.print}
          </Button>
          <a className={styles.file} href={yearFile(data.year)} download>
            {yearTexts.csv}
          </a>
        </div>
        <YearNumbers year={data} />
        <Works year={data} />
        <PeopleOfYear title={yearTexts.came} id="came" people={data.came} />
        <PeopleOfYear title={yearTexts.left} id="left" people={data.left} />
        <OutputsInYear made={data.made} />
        <EventsOfYear year={data} />
        {data.news > 0 && (
          <Part id="news" title={yearTexts.news}>
            <p>
              <Link to={kinds.news.pages.all}>{yearTexts.newsItems(data.news)}</Link>
            </p>
          </Part>
        )}
      </div>
    </Container>
  );
}

function OtherYears({ year: { previous, next } }: { year: YearOnPage }) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.others} aria-label={yearTexts.others}>
      {previous && (
        <Link to={paths.year(previous)} rel="prev">
          ← {previous}
        </Link>
      )}
      {next && (
        <Link to={paths.year(next)} rel="next">
          {`${next} →`}
        </Link>
      )}
    </nav>
  );
}

/** By their types, in the order in which filters offer these. */
function Works({ year: { year, works, types } }: { year: YearOnPage }) {
  const all = types.reduce((sum, { count }) => sum + count, 0);
  if (all === 0) return null;
  return (
    <Part id="works" title={yearTexts.works}>
      {workTypes.map((type) => {
        const ofType = works.filter((work) => work.type === type);
        if (ofType.length === 0) return null;
        return (
          <section key={type} className={styles.type} data-below aria-labelledby={`works-${type}`}>
            <h3 id={`works-${type}`}>{paperTexts.types[type]}</h3>
            <PaperList papers={ofType} heading="h4" />
          </section>
        );
      })}
      {all > works.length && (
        <p className={styles.more}>
          <Link to={`${paths.publications}?${new URLSearchParams({ year, view: 'list' })}`}>
            {yearTexts.moreWorks(all)}
          </Link>
        </p>
      )}
    </Part>
  );
}
