import { areaTexts } from '@lab/contract/features/areas/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { briefAreasQuery } from '../../lib/areas.ts';
import { SectionHeading } from '../../ui/headings.tsx';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import { TextWithMath } from '../../ui/text-with-math.tsx';
import type { SectionProps } from './section.ts';
import styles from './sections.module.css';

export function AreasAtAGlance({ heading = areaTexts.title }: SectionProps) {
  const { data: areas, isPending, isError, refetch } = useQuery(briefAreasQuery);
  return (
    <section className={styles.section} data-below aria-labelledby="areas">
      <SectionHeading id="areas" title={heading} subheading={areaTexts.homeLead} />
      {isPending && <Loading />}
      {isError && <Failed onRetry={refetch} />}
      {areas?.length === 0 && <Empty text={areaTexts.empty} />}
      <ul className={styles.areas}>
        {areas?.map((area) => (
          <li key={area._id}>
            <Link to={paths.area(area._id)}>
              <h3 dir="auto">
                <TextWithMath text={area.departmentName} drawn={area.drawn} />
              </h3>
              <p dir="auto">
                <TextWithMath text={area.details} drawn={area.drawn} />
              </p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
