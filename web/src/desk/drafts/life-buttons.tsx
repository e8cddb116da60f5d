import { draftDeskTexts as texts } from '@lab/contract/core/content/drafts/desk-texts';
import { canMove, type MoveName, needsPublisher } from '@lab/contract/core/content/drafts/lifecycle';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../lib/api.ts';
import { timeouts, withTimeout } from '../../lib/timeouts.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { confirm } from '../../ui/confirm.ts';
import { useRecordMutation } from '../use-record-mutation.ts';
import type { LifeProps } from './life-props.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';

/** What can happen to a record apart from being published, as the table of moves says. */
export function LifeButtons({ drafts, draft, mayPublish, mail, revisionOf, prepare, onMove }: LifeProps) {
  const { _id: id, state } = draft;
  const [isScheduling, setScheduling] = useState(false);
  const closed = useClosed();
  const given = () => ({ params: { id }, query: { revision: revisionOf() } });
  const moves = useRecordMutation({
    run: async (move: 'withdraw' | 'drop' | 'unschedule') => {
      await call(drafts[move], given());
      // The lists are read again when the form is gone, because what it has read may be there no more.
      const gone = move === 'unschedule' ? undefined : closed();
      onMove(move);
      await gone;
    },
    target: () => id,
    done: (move) => ({ withdraw: texts.withdrawn, drop: texts.dropped, unschedule: texts.unscheduled })[move],
  });

  async function withdraw() {
    const { withdrawTitle: title, withdrawText: text, withdraw } = texts;
    if (await confirm({ title, text, confirm: withdraw, danger: true })) moves.mutate('withdraw');
  }

  async function drop() {
    const text = state === 'withdrawn' ? texts.dropWithdrawnText : texts.dropText;
    if (await confirm({ title: texts.dropTitle, text, confirm: texts.drop, danger: true }))
      moves.mutate('drop');
  }

  async function openTimes() {
    if (await prepare()) setScheduling(true);
  }

  const may = (move: MoveName) => canMove(move, state) && (mayPublish || !needsPublisher(move, state));
  const hasTimes = Boolean(draft.publishAt || draft.withdrawAt);
  // A scheduled record may never have been published.
  const canWithdraw = may('withdraw') && draft.published !== undefined;
  return (
    <>
      {may('schedule') && (
        <Button variant="outlined" onClick={() => void openTimes()}>
          {texts.schedule}
        </Button>
      )}
      {hasTimes && may('unschedule') && (
        <BusyButton variant="outlined" isBusy={moves.isPending} onClick={() => moves.mutate('unschedule')}>
          {texts.unschedule}
        </BusyButton>
      )}
      {canWithdraw && (
        <Button variant="outlined" disabled={moves.isPending} onClick={() => void withdraw()}>
          {texts.withdraw}
        </Button>
      )}
      {may('drop') && (mayPublish || draft.isOwn) && (
        <Button color="error" disabled={moves.isPending} onClick={() => void drop()}>
          {texts.drop}
        </Button>
      )}
      {isScheduling && (
        <ScheduleDialog
          drafts={drafts}
          draft={draft}
          mail={mail}
          revisionOf={revisionOf}
          onDone={() => {
            setScheduling(false);
            onMove('schedule');
          }}
          onClose={() => setScheduling(false)}
        />
      )}
    </>
  );
}

/** Waits until the form that has these buttons is gone, or for a while. */
function useClosed(): () => Promise<void> {
  const close = useRef(() => {});
  useEffect(() => () => close.current(), []);
  return () =>
    withTimeout(timeouts.lists, () => new Promise<void>((done) => (close.current = done))).catch(() => {});
}
