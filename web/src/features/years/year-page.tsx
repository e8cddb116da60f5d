import { api } from '@lab/contract';
import { paths } from '@lab/contract/features/pages/paths';
import { yearFile } from '@lab/contract/features/pages/year-file';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { workTypes } from '@lab/contract/features/papers/types';
import { yearTexts } from '@lab/contract/features/years/texts';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { addressOf } from '../../lib/api.ts';
import { useLabName } from '../../lib/lab-info.ts';
import { Container } from '../../ui/container.tsx';
import { PageHeading } from '../../ui/headings.tsx';
import { PaperList } from '../../ui/paper-rows.tsx';
import { Failed, Loading, NotFound } from '../../ui/states.tsx';
import { ToolButton, ToolFile, Tools } from '../../ui/tool-link.tsx';
import { type YearOnPage, yearQuery } from './queries.ts';
import { YearBars } from './year-bars.tsx';
import { ListsOfYear, Part, YearNumbers } from './year-parts.tsx';
import styles from './years.module.css';

/** What a lab did in a year, which also prints as its annual report. */
export default function YearPage() {
  const { year = '' } = useParams();
  const lab = useLabName();
  const file = addressOf(api.years.get, { params: { year } });
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
          <Tools>
            <ToolButton icon="print" onClick={() => window.print()}>
              {yearTexts.print}
            </ToolButton>
            <ToolFile icon="download" href={`${file}.pdf`} download>
              {yearTexts.pdf}
            </ToolFile>
            <ToolFile icon="text" href={`${file}.docx`} download>
              {yearTexts.docx}
            </ToolFile>
            <ToolFile icon="table" href={yearFile(data.year)} download>
              {yearTexts.csv}
            </ToolFile>
          </Tools>
        </div>
        <YearBars {...data} />
        <YearNumbers year={data} />
        <Works year={data} />
        <div className={styles.lists}>
          <ListsOfYear year={data} />
        </div>
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
          {previous}
        </Link>
      )}
      {next && (
        <Link to={paths.year(next)} rel="next">
          {next}
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
      <TypeBars types={types} />
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

/** How many works of each type there are. The numbers above say the same in words. */
function TypeBars({ types }: Pick<YearOnPage, 'types'>) {
  const most = Math.max(...types.map(({ count }) => count));
  if (types.length < 2) return null;
  return (
    <ul className={styles.bars} aria-hidden="true">
      {types.map(({ type, count }) => (
        <li key={type}>
          <span>{paperTexts.types[type]}</span>
          <span className={styles.track}>
            <span style={{ inlineSize: `${(100 * count) / most}%` }} />
          </span>
          <b>{count}</b>
        </li>
      ))}
    </ul>
  );
}
