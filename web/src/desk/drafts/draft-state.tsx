import { draftDeskTexts as texts } from '@lab/contract/core/content/drafts/desk-texts';
import type { WholeDraft } from '@lab/contract/core/content/drafts/endpoints-of';
import Chip from '@mui/material/Chip';
import { formatDateTime } from '../../lib/dates.ts';
import styles from './drafts.module.css';
import type { SavingState } from './use-draft-saving.ts';
import { useLabTime } from './use-lab-time.ts';

interface Props {
  draft: WholeDraft;
  state: SavingState;
  savedAt: string;
}

/** In which state the record is, what will happen to it, and whether what was typed is on the server. */
export function DraftState({ draft, state, savedAt }: Props) {
  const { publishAt, withdrawAt, problem } = draft;
  const timeOf = useLabTime();
  const saved = state === 'saved' ? texts.saving.saved(formatDateTime(savedAt)) : texts.saving[state];
  return (
    <div className={styles.state}>
      <Chip size="small" label={texts.states[draft.state]} />
      <span>{texts.lead[draft.state]}</span>
      {publishAt && <strong>{texts.publishedAt(timeOf(publishAt))}</strong>}
      {withdrawAt && <strong>{texts.withdrawnAt(timeOf(withdrawAt))}</strong>}
      {problem && <strong role="alert">{texts.failed(problem)}</strong>}
      <span role="status">{saved}</span>
    </div>
  );
}
