import type { PositionForm } from '@lab/contract/positions/schemas';
import { ContentPage } from '../../desk/content-page.tsx';
import { positionContent } from './desk/position-content.tsx';
import { OpenPosition } from './open-position.tsx';

function Preview({ values }: { values: PositionForm }) {
  return <OpenPosition position={{ ...values, _id: '' }} />;
}

export default function WritePositions() {
  return <ContentPage content={positionContent} preview={Preview} />;
}
