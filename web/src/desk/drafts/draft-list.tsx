import { draftDeskTexts as texts } from '@lab/contract/core/content/drafts/desk-texts';
import type { DraftInBrief } from '@lab/contract/core/content/drafts/schemas';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../lib/dates.ts';
import { pagedQuery } from '../../lib/query.ts';
import { Failed } from '../../ui/states.tsx';
import { useOpenForm } from '../use-open-form.ts';
import styles from './drafts.module.css';
import type { Drafts } from './drafts-of.ts';
import { useLabTime } from './use-lab-time.ts';

/** What is written and not published yet, and what will happen by itself; nothing where there is none. */
export function DraftList({ drafts, onOpen }: { drafts: Drafts; onOpen: (id: string) => void }) {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    pagedQuery(drafts.list, {}),
  );
  const { toDraft } = useOpenForm();
  const timeOf = useLabTime();
  const found: DraftInBrief[] = data?.pages.flatMap(({ items }) => items) ?? [];
  if (isError) return <Failed onRetry={() => void refetch()} />;
  if (found.length === 0) return null;
  return (
    <section className={styles.list} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <ul>
        {found.map((draft) => (
          <li key={draft._id}>
            <Link
              to={toDraft(draft._id)}
              onClick={(event) => {
                event.preventDefault();
                onOpen(draft._id);
              }}
              dir="auto"
            >
              {draft.name || texts.noName}
            </Link>
            <Chip size="small" label={texts.states[draft.state]} />
            <span className={styles.when}>{whenOf(draft, timeOf)}</span>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button size="small" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </section>
  );
}

function whenOf(draft: DraftInBrief, timeOf: (time: string) => string): string {
  const { publishAt, withdrawAt, problem, savedAt, savedByName } = draft;
  if (problem) return texts.failed(problem);
  const times = [
    publishAt && texts.publishedAt(timeOf(publishAt)),
    withdrawAt && texts.withdrawnAt(timeOf(withdrawAt)),
  ].filter(Boolean);
  return times.join(', ') || texts.savedBy(formatDateTime(savedAt), savedByName);
}
