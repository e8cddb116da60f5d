import { areaTexts } from '@lab/contract/features/areas/texts';
import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Picture } from '../../ui/picture.tsx';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import { TextWithMath } from '../../ui/text-with-math.tsx';
import styles from './areas-at-a-glance.module.css';
import { areaTilesQuery } from './queries.ts';
import row from './row.module.css';
import type { SectionProps } from './section.ts';
import { SectionHead } from './section-head.tsx';

export function AreasAtAGlance({ heading = areaTexts.title }: SectionProps) {
  const { data: areas, isPending, isError, refetch } = useQuery(areaTilesQuery);
  return (
    <section data-below aria-labelledby="areas">
      <SectionHead
        id="areas"
        title={heading}
        subheading={areaTexts.homeLead}
        all={{ to: paths.areas, text: labInfoTexts.home.allAreas }}
      />
      {isPending && <Loading />}
      {isError && <Failed onRetry={refetch} />}
      {areas?.length === 0 && <Empty text={areaTexts.empty} />}
      <ul className={`${row.row} ${styles.tiles}`}>
        {areas?.map(({ _id, departmentName, image, drawn }) => (
          <li key={_id}>
            <Link to={paths.area(_id)}>
              {image && (
                <Picture
                  src={image}
                  alt=""
                  width={480}
                  height={320}
                  sizes="(min-width: 48rem) 22rem, 10rem"
                />
              )}
              <h3 dir="auto">
                <TextWithMath text={departmentName} drawn={drawn} />
              </h3>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
