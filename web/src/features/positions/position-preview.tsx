import type { PositionForm } from '@lab/contract/positions/kind';
import { OpenPosition } from './open-position.tsx';

export default function PositionPreview({ values }: { values: PositionForm }) {
  return <OpenPosition position={{ ...values, _id: '', createdAt: '' }} />;
}
