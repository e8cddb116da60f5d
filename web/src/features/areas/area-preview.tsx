import type { AreaForm } from '@lab/contract/features/areas/kind';
import { WrittenPreview } from '../../desk/editor/written-preview.tsx';
import { AreaCard } from './area-card.tsx';

export default function AreaPreview({ values }: { values: AreaForm }) {
  return (
    <>
      <AreaCard area={{ ...values, _id: '' }} />
      <WrittenPreview formatted={values.formatted} text={values.details} />
    </>
  );
}
