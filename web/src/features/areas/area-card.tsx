import { inPlainText } from '@lab/contract/core/math/rendered';
import type { Area } from '@lab/contract/features/areas/kind';
import { areaTexts } from '@lab/contract/features/areas/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { siteTexts } from '@lab/contract/texts/texts';
import { Link } from 'react-router-dom';
import { Picture } from '../../ui/picture.tsx';
import { TextWithMath } from '../../ui/text-with-math.tsx';
import styles from './areas.module.css';

interface Props {
  area: Area;
  first?: boolean;
  groups?: Area[] | undefined;
}

export function AreaCard({ area, first = false, groups = [] }: Props) {
  return (
    <article className={styles.card}>
      {area.image && (
        <Picture
          src={area.image}
          alt=""
          width={600}
          height={400}
          sizes="(min-width: 75rem) 24rem, (min-width: 40rem) 45vw, 92vw"
          wide
          first={first}
        />
      )}
      <h2 dir="auto">
        <TextWithMath text={area.departmentName} drawn={area.drawn} />
      </h2>
      <p dir="auto">
        <TextWithMath text={area.details} drawn={area.drawn} />
      </p>
      {groups.length > 0 && (
        <ul className={styles.groups} aria-label={areaTexts.groups}>
          {groups.map((group) => (
            <li key={group._id} dir="auto">
              <Link to={paths.area(group._id)} state={group}>
                <TextWithMath text={group.departmentName} drawn={group.drawn} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link to={paths.area(area._id)} state={area}>
        {areaTexts.details}
        <span className="visually-hidden">: {inPlainText(area.departmentName, area.drawn)}</span>
      </Link>
    </article>
  );
}

export function AreaSkeleton() {
  return (
    <li className={styles.skeleton}>
      <span className="visually-hidden">{siteTexts.loading}</span>
    </li>
  );
}
