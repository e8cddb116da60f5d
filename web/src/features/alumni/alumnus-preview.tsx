import type { AlumnusForm } from '@lab/contract/features/alumni/kind';
import { AlumnusRow } from './alumnus-row.tsx';

export default function AlumnusPreview({ values }: { values: AlumnusForm }) {
  return <AlumnusRow person={{ ...values, _id: '' }} />;
}
