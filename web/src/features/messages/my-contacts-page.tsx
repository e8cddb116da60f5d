import { api } from '@lab/contract';
import { messageTexts } from '@lab/contract/features/messages/texts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { pagedQuery } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';
import { PageHeading } from '../../ui/headings.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Feedback, RecordCard } from '../../ui/record.tsx';

function myMessagesQuery(email: string) {
  return pagedQuery(api.messages.byEmail, {}, { email });
}

const { mine } = messageTexts;

export default function MyContactsPage() {
  const { user } = useSession();
  const list = useInfiniteQuery(myMessagesQuery(user?.email ?? ''));
  return (
    <>
      <PageHeading title={mine.title} />
      <PagedList list={list} empty={mine.empty}>
        {({ name, message, replay, createdAt }) => (
          <RecordCard title={name} state={replay ? mine.answered : mine.noReply} createdAt={createdAt}>
            <Prose text={message} />
            {replay && (
              <Feedback by={mine.reply}>
                <Prose text={replay} />
              </Feedback>
            )}
          </RecordCard>
        )}
      </PagedList>
    </>
  );
}
