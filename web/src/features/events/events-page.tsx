import { api } from '@lab/contract';
import { eventTexts } from '@lab/contract/features/events/texts';
import { calendarFileOf } from '@lab/contract/features/pages/calendar-files';
import { kinds } from '@lab/contract/kinds/kinds';
import { CalendarPage } from '../../ui/calendar-page.tsx';
import { ToolFile, Tools } from '../../ui/tool-link.tsx';
import { EventCard } from './event-card.tsx';

export default function EventsPage() {
  return (
    <CalendarPage
      list={api.events.list}
      texts={eventTexts}
      addressOf={kinds.events.pages.one}
      card={EventCard}
    >
      <Tools>
        <ToolFile icon="calendar" href={calendarFileOf(kinds.events.pages.all)}>
          {eventTexts.subscribe}
        </ToolFile>
      </Tools>
    </CalendarPage>
  );
}
