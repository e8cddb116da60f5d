import { altOf } from '@lab/contract/core/content/alt-text';
import { inPlainText } from '@lab/contract/core/math/rendered';
import type { Area } from '@lab/contract/features/areas/kind';
import { areaTexts } from '@lab/contract/features/areas/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'react-router-dom';
import { BackLink } from '../../ui/back-link.tsx';
import { Container } from '../../ui/container.tsx';
import { PageHeading, SectionHeading } from '../../ui/headings.tsx';
import { OutputLists } from '../../ui/output-lists.tsx';
import { Picture } from '../../ui/picture.tsx';
import { recordFromState } from '../../ui/record-from-state.ts';
import { RecordsBeside } from '../../ui/records-beside.tsx';
import { Failed, Loading, NotFound } from '../../ui/states.tsx';
import { TextWithMath } from '../../ui/text-with-math.tsx';
import { WrittenText } from '../../ui/written-text.tsx';
import { AreaGroups, AreaNews, AreaPapers, AreaPeople, AreaPositions, PartOf } from './area-lists.tsx';
import styles from './areas.module.css';
import { areaQuery } from './queries.ts';

export default function AreaPage() {
  const { id = '' } = useParams();
  const { state } = useLocation();
  const placeholderData = recordFromState<Area>(state, id);
  const { data: area, isError, refetch } = useQuery({ ...areaQuery(id), placeholderData });
  if (isError) return <Failed onRetry={refetch} />;
  if (area === undefined) return <Loading />;
  if (area === null) return <NotFound text={areaTexts.notFound} back={paths.areas} label={areaTexts.back} />;
  return (
    <Container>
      <article>
        <div className={styles.opening}>
          <div>
            <BackLink to={paths.areas} label={areaTexts.back} />
            <PageHeading title={<TextWithMath text={area.departmentName} drawn={area.drawn} />} />
            <PartOf area={area} />
          </div>
          {area.image && (
            <Picture
              src={area.image}
              alt={altOf(area.imageAlt)}
              width={1080}
              height={720}
              sizes="(min-width: 64rem) 36rem, 92vw"
              wide
              first
            />
          )}
        </div>
        <div className={styles.columns}>
          <div>
            <WrittenText html={area.rendered?.formatted?.html} text={area.details} drawn={area.drawn} />
            <Topics area={area} />
            <AreaPapers area={area} all={<AllPapers area={area} />} />
          </div>
          <div className={styles.side}>
            <AreaGroups id={area._id} />
            <AreaPositions id={area._id} />
            <AreaPeople area={area} />
            <AreaNews id={area._id} />
            <OutputLists className={styles.subs} area={area._id} />
          </div>
        </div>
        <RecordsBeside list={paths.areas} />
      </article>
    </Container>
  );
}

function Topics({ area: { subDepartments, drawn } }: { area: Area }) {
  if (subDepartments.length === 0) return null;
  return (
    <section className={styles.subs} aria-labelledby="sub-departments">
      <SectionHeading id="sub-departments" title={areaTexts.subDepartments} />
      <dl>
        {subDepartments.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts may have the same name, and the list never changes
          <div key={at}>
            <dt dir="auto">
              <TextWithMath text={part.name} drawn={drawn} />
            </dt>
            <dd dir="auto">
              <TextWithMath text={part.description} drawn={drawn} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function AllPapers({ area: { departmentName, drawn } }: { area: Area }) {
  const search = new URLSearchParams({ area: departmentName, view: 'list' });
  return (
    <p className={styles.onwards}>
      <Link to={`${paths.publications}?${search}`}>
        {areaTexts.papers(inPlainText(departmentName, drawn))}
      </Link>
    </p>
  );
}
