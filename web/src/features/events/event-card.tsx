import { inPlainText } from '@lab/contract/core/math/rendered';
import type { LabEvent } from '@lab/contract/features/events/kind';
import { kinds } from '@lab/contract/kinds/kinds';
import { formatSpan } from '../../lib/calendar.ts';
import { DateBlock } from '../../ui/date-block.tsx';
import { RecordRow, RowPicture } from '../../ui/record-row.tsx';
import { TextWithMath } from '../../ui/text-with-math.tsx';
import styles from './events.module.css';

interface Props {
  item: LabEvent;
  first: boolean;
  /** Whether the rows of the list have a place for pictures. */
  pictures: boolean;
}

export function EventCard({ item, first, pictures }: Props) {
  const { _id, title, start, end, place, text, image, drawn } = item;
  return (
    <RecordRow
      title={<TextWithMath text={title} drawn={drawn} />}
      to={kinds.events.pages.one(_id)}
      lead={
        <div className={styles.lead}>
          <DateBlock date={start} saidBeside />
          {pictures && (
            <span className={styles.picture}>
              <RowPicture src={image} title={inPlainText(title, drawn)} first={first} />
            </span>
          )}
        </div>
      }
      summary={text && <TextWithMath text={text} drawn={drawn} />}
    >
      <p>
        <time dateTime={start}>{formatSpan(start, end)}</time>
      </p>
      {place && (
        <p dir="auto">
          <TextWithMath text={place} drawn={drawn} />
        </p>
      )}
    </RecordRow>
  );
}
