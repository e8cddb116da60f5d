import type { PositionForm } from '@lab/contract/positions/schemas';
import { ContentPage } from '../../features/admin/content-page.tsx';
import { positionContent } from '../../features/admin/position-content.tsx';
import { OpenPosition } from '../../features/positions/open-position.tsx';

function Preview({ values }: { values: PositionForm }) {
  return <OpenPosition position={{ ...values, _id: '' }} />;
}

export default function WritePositions() {
  return <ContentPage content={positionContent} preview={Preview} />;
}
