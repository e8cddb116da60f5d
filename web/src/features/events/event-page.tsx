import { api } from '@lab/contract';
import { altOf } from '@lab/contract/core/content/alt-text';
import { eventTexts } from '@lab/contract/features/events/texts';
import { calendarFileOf } from '@lab/contract/features/pages/calendar-files';
import { kinds } from '@lab/contract/kinds/kinds';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { formatSpan } from '../../lib/calendar.ts';
import { recordQuery } from '../../lib/query.ts';
import { Faces } from '../../ui/faces.tsx';
import { Picture } from '../../ui/picture.tsx';
import { FactList, RecordPage } from '../../ui/record-page.tsx';
import { Failed, Loading, NotFound } from '../../ui/states.tsx';
import { TextWithMath } from '../../ui/text-with-math.tsx';
import { ToolFile, Tools } from '../../ui/tool-link.tsx';
import { WrittenText } from '../../ui/written-text.tsx';

const { all } = kinds.events.pages;

export default function EventPage() {
  const { id = '' } = useParams();
  const { data: event, isError, refetch } = useQuery(recordQuery(api.events.get, { params: { id } }));
  if (isError) return <Failed onRetry={() => void refetch()} />;
  if (event === undefined) return <Loading />;
  if (event === null) return <NotFound text={eventTexts.notFound} back={all} label={eventTexts.back} />;
  const { title, start, end, place, people, memberIds = [], text, image, drawn } = event;
  const facts = (
    <>
      <FactList
        facts={[
          { label: eventTexts.when, value: <time dateTime={start}>{formatSpan(start, end)}</time> },
          place && { label: eventTexts.where, value: <TextWithMath text={place} drawn={drawn} /> },
          people.length > 0 && { label: eventTexts.with, value: <Faces names={people} ids={memberIds} /> },
        ]}
      />
      <Tools>
        <ToolFile icon="calendar" href={calendarFileOf(kinds.events.pages.one(id))}>
          {eventTexts.toCalendar}
        </ToolFile>
      </Tools>
    </>
  );
  return (
    <RecordPage
      list={all}
      back={eventTexts.back}
      title={<TextWithMath text={title} drawn={drawn} />}
      facts={facts}
    >
      {image && (
        <Picture
          src={image}
          alt={altOf(event.imageAlt)}
          width={1080}
          height={720}
          sizes="(min-width: 64rem) 50rem, 92vw"
          wide
          first
        />
      )}
      <WrittenText html={event.rendered?.formatted?.html} text={text} drawn={drawn} />
    </RecordPage>
  );
}
