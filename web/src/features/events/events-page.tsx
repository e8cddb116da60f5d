import { api } from '@lab/contract';
import { eventTexts } from '@lab/contract/events/texts';
import { kinds } from '@lab/contract/kinds';
import { calendarFileOf } from '@lab/contract/pages/calendar-files';
import { CalendarPage } from '../../ui/calendar-page.tsx';
import { EventCard } from './event-card.tsx';

export default function EventsPage() {
  return (
    <CalendarPage list={api.events.list} texts={eventTexts} card={EventCard}>
      <p>
        <a href={calendarFileOf(kinds.events.pages.all)}>{eventTexts.subscribe}</a>
      </p>
    </CalendarPage>
  );
}
