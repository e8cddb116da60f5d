import { api } from '@lab/contract';
import { altOf } from '@lab/contract/core/content/alt-text';
import { inPlainText } from '@lab/contract/core/math/rendered';
import { eventTexts } from '@lab/contract/features/events/texts';
import { calendarFileOf } from '@lab/contract/features/pages/calendar-files';
import { paths } from '@lab/contract/features/pages/paths';
import { kinds } from '@lab/contract/kinds/kinds';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { formatSpan } from '../../lib/calendar.ts';
import { recordQuery } from '../../lib/query.ts';
import articles from '../../ui/articles.module.css';
import { Container } from '../../ui/container.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Failed, Loading, NotFound } from '../../ui/states.tsx';
import { TextWithMath } from '../../ui/text-with-math.tsx';
import { WrittenText } from '../../ui/written-text.tsx';
import styles from './events.module.css';

const { all } = kinds.events.pages;

export default function EventPage() {
  const { id = '' } = useParams();
  const { data: event, isError, refetch } = useQuery(recordQuery(api.events.get, { params: { id } }));
  if (isError) return <Failed onRetry={() => void refetch()} />;
  if (event === undefined) return <Loading />;
  if (event === null) return <NotFound text={eventTexts.notFound} back={all} label={eventTexts.back} />;
  const { title, start, end, place, people, memberIds = [], text, image, drawn } = event;
  return (
    <Container>
      <article className={articles.article}>
        <Link to={all}>← {eventTexts.back}</Link>
        <h1 dir="auto">
          <TextWithMath text={title} drawn={drawn} />
        </h1>
        <dl className={styles.facts}>
          <div>
            <dt>{eventTexts.when}</dt>
            <dd>
              <time dateTime={start}>{formatSpan(start, end)}</time>
            </dd>
          </div>
          {place && (
            <div>
              <dt>{eventTexts.where}</dt>
              <dd>
                <TextWithMath text={place} drawn={drawn} />
              </dd>
            </div>
          )}
          {people.length > 0 && (
            <div>
              <dt>{eventTexts.with}</dt>
              <dd>
                <ul className={styles.people}>
                  {people.map((name, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
                    <li key={index}>
                      {memberIds[index] ? <Link to={paths.member(memberIds[index])}>{name}</Link> : name}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          )}
        </dl>
        <p className={styles.calendar}>
          <a href={calendarFileOf(kinds.events.pages.one(id))}>{eventTexts.toCalendar}</a>
        </p>
        {image && (
          <Picture
            src={image}
            alt={altOf(event.imageAlt, inPlainText(title, drawn))}
            width={1080}
            height={720}
            sizes="(min-width: 64rem) 60rem, 92vw"
            wide
            first
          />
        )}
        <WrittenText html={event.rendered?.formatted?.html} text={text} drawn={drawn} />
      </article>
    </Container>
  );
}
