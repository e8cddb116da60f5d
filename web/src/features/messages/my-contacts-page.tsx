import { api } from '@lab/contract';
import { messageTexts } from '@lab/contract/features/messages/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { siteTexts } from '@lab/contract/texts/texts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pagedQuery } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';
import { shorten } from '../../lib/shorten.ts';
import { OwnRecords } from '../../ui/own-records.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Feedback, RecordCard } from '../../ui/record.tsx';

const { mine } = messageTexts;

/** The first words of a message are its title; a short message is no more than that. */
const beginningOf = (message: string) => shorten(message.trim().split('\n')[0] ?? '', 80);

export default function MyContactsPage() {
  const { user } = useSession();
  const query = pagedQuery(api.messages.byEmail, {}, { email: user?.email ?? '' });
  return (
    <OwnRecords
      title={mine.title}
      list={useInfiniteQuery(query)}
      empty={mine.empty}
      make={{ to: paths.contactUs, label: siteTexts.nav.contactUs }}
    >
      {({ message, replay, createdAt }) => (
        <RecordCard
          title={beginningOf(message)}
          state={replay ? mine.answered : mine.noReply}
          createdAt={createdAt}
        >
          {beginningOf(message) !== message && <Prose text={message} />}
          {replay && (
            <Feedback by={mine.reply}>
              <Prose text={replay} />
            </Feedback>
          )}
        </RecordCard>
      )}
    </OwnRecords>
  );
}
