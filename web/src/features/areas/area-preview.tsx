import type { AreaForm } from '@lab/contract/areas/kind';
import { AreaCard } from './area-card.tsx';

export default function AreaPreview({ values }: { values: AreaForm }) {
  return <AreaCard area={{ ...values, _id: '' }} />;
}
