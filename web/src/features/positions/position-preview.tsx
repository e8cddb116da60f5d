import type { PositionForm } from '@lab/contract/features/positions/kind';
import { useQuery } from '@tanstack/react-query';
import { WrittenPreview } from '../../desk/editor/written-preview.tsx';
import { briefAreasQuery } from '../../lib/areas.ts';
import { PositionFacts } from '../../ui/position-facts.tsx';
import { OpenPosition } from './open-position.tsx';
import { Steps } from './steps.tsx';

export default function PositionPreview({ values }: { values: PositionForm }) {
  const { data = [] } = useQuery(briefAreasQuery);
  const chosen = data.filter(({ _id }) => values.areas.includes(_id));
  const references = chosen.map(({ _id, departmentName: name }) => ({ _id, name }));
  const position = { ...values, references, _id: '', createdAt: '' };
  return (
    <>
      <OpenPosition position={position} />
      <PositionFacts position={position} />
      <WrittenPreview formatted={values.formatted} text={values.about} />
      <Steps text={values.steps} />
    </>
  );
}
