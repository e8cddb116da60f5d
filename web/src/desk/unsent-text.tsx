import { deskTexts } from '@lab/contract/desk/texts';
import { siteTexts } from '@lab/contract/texts';
import { dropDraft } from '../lib/drafts.ts';
import { useSession } from '../lib/session.ts';
import { Button } from '../ui/button.tsx';
import { Prose } from '../ui/prose.tsx';
import styles from './desk.module.css';

export interface Unsent {
  /** Name of the record that it was for. */
  to: string;
  text: string;
  /** Under which it is kept on this device, if it is. */
  draft?: string;
}

/** What an admin has typed for a record that somebody else has closed meanwhile: it stays until they put it away. */
export function UnsentText({ unsent, onClose }: { unsent: Unsent; onClose: () => void }) {
  const uid = useSession().user?.uid ?? '';
  const title = deskTexts.unsent.title(unsent.to);
  return (
    <section className={styles.notice} aria-label={title}>
      <h2>{title}</h2>
      <p className={styles.lead}>{deskTexts.unsent.text}</p>
      <Prose text={unsent.text} />
      <Button
        kind="quiet"
        className={styles.small}
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
