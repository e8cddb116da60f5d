import { inPlainText } from '@lab/contract/core/math/rendered';
import type { Area } from '@lab/contract/features/areas/kind';
import { areaTexts } from '@lab/contract/features/areas/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { useQuery } from '@tanstack/react-query';
import { areasQuery } from '../../lib/areas.ts';
import { useNoteList } from '../../lib/use-list-behind.ts';
import { Container } from '../../ui/container.tsx';
import { PageHeading } from '../../ui/headings.tsx';
import { Empty, Failed, SlowHint } from '../../ui/states.tsx';
import { AreaCard, AreaSkeleton } from './area-card.tsx';
import styles from './areas.module.css';

/** docs/specification.md#research-areas */
const skeletons = Array.from({ length: 8 }, (_, index) => index);

export default function AreasPage() {
  const { data: areas, isPending, isError, refetch } = useQuery(areasQuery);
  const isPartOf = (area: Area) => (other: Area) => other.parent.includes(area._id);
  // A group is listed in the card of the area of which it is part.
  const whole = areas?.filter((area) => !areas.some((other) => isPartOf(other)(area))) ?? [];
  useNoteList(
    whole.map(({ _id, departmentName, drawn }) => ({
      to: paths.area(_id),
      title: inPlainText(departmentName, drawn),
    })),
  );
  return (
    <Container>
      <PageHeading title={areaTexts.title} lead={areaTexts.lead} />
      {isPending && <SlowHint />}
      {isError && <Failed onRetry={refetch} />}
      {areas?.length === 0 && <Empty text={areaTexts.empty} />}
      <ul className={styles.grid} aria-busy={isPending}>
        {isPending && skeletons.map((index) => <AreaSkeleton key={index} />)}
        {whole.map((area, index) => (
          <li key={area._id}>
            <AreaCard area={area} first={index === 0} groups={areas?.filter(isPartOf(area))} />
          </li>
        ))}
      </ul>
    </Container>
  );
}
