import { siteTexts } from '@lab/contract/texts/texts';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { ConflictSection } from '../../../desk/conflict-section.tsx';
import styles from '../../../desk/desk.module.css';
import { useFocusOnSwap } from '../../../ui/use-focus-on-swap.ts';

export interface Editing {
  onClose: () => void;
  /** Called after a conflict, to show the other person's version next to the form. */
  onConflict: () => void;
}

interface Props {
  title: string;
  /** The name of this section in the activity log. */
  target: string;
  view: ReactNode;
  edit: (editing: Editing) => ReactNode;
}

/** One section of the lab's info, which switches between view and edit mode. */
export function EditableSection({ title, target, view, edit }: Props) {
  const [editing, setEditing] = useState(false);
  const place = useFocusOnSwap<HTMLElement>(editing);
  const [conflict, setConflict] = useState(false);

  function close() {
    setEditing(false);
    setConflict(false);
  }

  return (
    <section ref={place} tabIndex={-1} className={styles.section} aria-label={title}>
      <div className={styles.sectionHead}>
        <h2>{title}</h2>
        {!editing && (
          <Button
            variant="outlined"
            size="small"
            aria-label={`${siteTexts.edit}: ${title}`}
            onClick={() => setEditing(true)}
          >
            {siteTexts.edit}
          </Button>
        )}
      </div>
      {conflict && <ConflictSection target={target}>{view}</ConflictSection>}
      {editing ? edit({ onClose: close, onConflict: () => setConflict(true) }) : view}
    </section>
  );
}
