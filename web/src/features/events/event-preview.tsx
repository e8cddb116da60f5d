import type { EventForm } from '@lab/contract/features/events/kind';
import { WrittenPreview } from '../../desk/editor/written-preview.tsx';
import { EventCard } from './event-card.tsx';

export default function EventPreview({ values }: { values: EventForm }) {
  return (
    <>
      <EventCard item={{ ...values, _id: '', createdAt: '' }} first={false} pictures={values.image !== ''} />
      <WrittenPreview formatted={values.formatted} text={values.text} />
    </>
  );
}
