import { deskTexts } from '@lab/contract/features/desk/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import Button from '@mui/material/Button';
import { dropDraft } from '../lib/drafts.ts';
import { useSession } from '../lib/session.ts';
import { Prose } from '../ui/prose.tsx';
import styles from './desk.module.css';

export interface Unsent {
  /** The name of the record that the text was for. */
  to: string;
  text: string;
  /** The name of the draft on this device, if there is one. */
  draft?: string;
}

/**
 * A text that cannot be sent because somebody else has closed the record; it stays until the admin closes it.
 */
export function UnsentText({ unsent, onClose }: { unsent: Unsent; onClose: () => void }) {
  const uid = useSession().user?.uid ?? '';
  const title = deskTexts.unsent.title(unsent.to);
  return (
    <section className={styles.notice} aria-label={title}>
      <h2>{title}</h2>
      <p className={styles.lead}>{deskTexts.unsent.text}</p>
      <Prose text={unsent.text} />
      <Button
        variant="outlined"
        size="small"
        onClick={() => {
          if (unsent.draft) dropDraft(uid, unsent.draft);
          onClose();
        }}
      >
        {siteTexts.close}
      </Button>
    </section>
  );
}
