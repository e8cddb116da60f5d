import { api } from '@lab/contract';
import { noticeTexts } from '@lab/contract/features/mail/notices/texts';
import { minute } from '@lab/contract/lib/durations';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, Suspense, useEffect, useState } from 'react';
import { endpointQuery } from '../../lib/query.ts';
import { useSession } from '../../lib/session.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LazyContent, lazyPage } from '../../ui/lazy-page.tsx';
import popoverStyles from '../../ui/popover.module.css';
import { Loading } from '../../ui/states.tsx';
import styles from './bell.module.css';

const list = lazyPage(() => import('./notice-list.tsx'));

/** Counting costs a read, so an open tab asks seldom. */
const unreadQuery = { ...endpointQuery(api.notices.unread, {}), refetchInterval: 5 * minute };

/** `popover`: closes after navigation. */
export function Bell({ popover }: { popover: RefObject<HTMLElement | null> }) {
  const [idle, setIdle] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  // While somebody signs out, there is no token any more.
  const { loading } = useSession();
  const { data } = useQuery({ ...unreadQuery, enabled: idle && !loading });
  const { count, more } = data ?? { count: 0, more: false };
  const unread = more ? noticeTexts.many(count) : noticeTexts.bell(count);
  return (
    <>
      <IconButton
        className={styles.bell}
        popoverTarget="notices"
        label={count > 0 ? `${noticeTexts.title}: ${unread}` : noticeTexts.title}
        path="M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10 21h4"
      >
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {more ? `${count}+` : count}
          </span>
        )}
      </IconButton>
      <section
        ref={popover}
        id="notices"
        popover="auto"
        aria-label={noticeTexts.title}
        className={`${popoverStyles.panel} ${styles.panel}`}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && (
          <Suspense fallback={<Loading />}>
            <LazyContent page={list} />
          </Suspense>
        )}
      </section>
    </>
  );
}
