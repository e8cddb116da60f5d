import { api } from '@lab/contract';
import type { Notice } from '@lab/contract/features/mail/notices/schemas';
import { noticeTexts } from '@lab/contract/features/mail/notices/texts';
import { sentenceOf } from '@lab/contract/features/mail/sentence';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { failureText } from '../../lib/failure-text.ts';
import { useLabName } from '../../lib/lab-info.ts';
import { pagedQuery, refetchChanged } from '../../lib/query.ts';
import { toast } from '../../lib/toast.ts';
import { Failed, Loading } from '../../ui/states.tsx';
import styles from './bell.module.css';

/** Somebody who opens the bell wants to see what has come since. */
const noticesQuery = { ...pagedQuery(api.notices.mine, { limit: 10 }), staleTime: 0 };

type Read = { id: string } | { until: string };

function useRead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (which: Read) => call(api.notices.read, { body: which }),
    onError: (error) => toast(failureText(error, noticeTexts.failed), { kind: 'error' }),
    onSettled: () =>
      Promise.all(
        [api.notices.mine, api.notices.unread].map(({ path }) =>
          refetchChanged(client, { queryKey: [path] }),
        ),
      ),
  });
}

export default function NoticeList() {
  const list = useInfiniteQuery(noticesQuery);
  const read = useRead();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  if (isError && !data) return <Failed text={noticeTexts.failed} onRetry={refetch} />;
  if (!data) return <Loading />;
  const notices = data.pages.flatMap(({ items }) => items);
  const [newest] = notices;
  return (
    <>
      <div className={styles.head}>
        <h2>{noticeTexts.title}</h2>
        {newest && notices.some((notice) => !notice.read) && (
          <button
            type="button"
            disabled={read.isPending}
            onClick={() => read.mutate({ until: newest.createdAt })}
          >
            {noticeTexts.markRead}
          </button>
        )}
      </div>
      {notices.length === 0 && <p>{noticeTexts.none}</p>}
      <ul>
        {notices.map((notice) => (
          <li key={notice._id} data-unread={!notice.read || undefined}>
            <NoticeRow notice={notice} onOpen={() => notice.read || read.mutate({ id: notice._id })} />
          </li>
        ))}
      </ul>
      {list.isFetchNextPageError && <Failed text={noticeTexts.failed} onRetry={() => void fetchNextPage()} />}
      {hasNextPage && !list.isFetchNextPageError && (
        <button type="button" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {noticeTexts.older}
        </button>
      )}
    </>
  );
}

function NoticeRow({ notice, onOpen }: { notice: Notice; onOpen: () => void }) {
  const lab = useLabName();
  return (
    <Link to={notice.path} onClick={onOpen}>
      {!notice.read && <span className={styles.dot} role="img" aria-label={noticeTexts.unread} />}
      <span dir="auto">{sentenceOf(notice.event, notice, lab)}</span>
      <time dateTime={notice.createdAt}>{formatDateTime(notice.createdAt)}</time>
    </Link>
  );
}
