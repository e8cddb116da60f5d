import type { PositionForm } from '@lab/contract/features/positions/kind';
import { useQuery } from '@tanstack/react-query';
import { WrittenPreview } from '../../desk/editor/written-preview.tsx';
import { briefAreasQuery } from '../../lib/areas.ts';
import { OpenPosition } from './open-position.tsx';

export default function PositionPreview({ values }: { values: PositionForm }) {
  const { data = [] } = useQuery(briefAreasQuery);
  const chosen = data.filter(({ _id }) => values.areas.includes(_id));
  const references = chosen.map(({ _id, departmentName: name }) => ({ _id, name }));
  return (
    <>
      <OpenPosition position={{ ...values, references, _id: '', createdAt: '' }} />
      <WrittenPreview formatted={values.formatted} text={values.about} />
    </>
  );
}
