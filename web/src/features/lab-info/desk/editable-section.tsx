import { siteTexts } from '@lab/contract/texts';
import { type ReactNode, useState } from 'react';
import styles from '../../../desk/desk.module.css';
import { OvertakenNotice } from '../../../desk/overtaken-notice.tsx';
import { Button } from '../../../ui/button.tsx';

export interface Editing {
  /** Back to the view. */
  onClose: () => void;
  /** Somebody else was faster: their version is to be seen beside the form. */
  onOvertaken: () => void;
}

interface Props {
  title: string;
  /** Under which the log knows this part. */
  target: string;
  view: ReactNode;
  /** The form. */
  edit: (editing: Editing) => ReactNode;
}

/** View mode and edit mode of one part of the lab's info. */
export function EditableSection({ title, target, view, edit }: Props) {
  const [editing, setEditing] = useState(false);
  const [overtaken, setOvertaken] = useState(false);

  function close() {
    setEditing(false);
    setOvertaken(false);
  }

  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.sectionHead}>
        <h2>{title}</h2>
        {!editing && (
          <Button
            kind="quiet"
            className={styles.small}
            aria-label={`${siteTexts.edit}: ${title}`}
            onClick={() => setEditing(true)}
          >
            {siteTexts.edit}
          </Button>
        )}
      </div>
      {overtaken && <OvertakenNotice target={target}>{view}</OvertakenNotice>}
      {editing ? edit({ onClose: close, onOvertaken: () => setOvertaken(true) }) : view}
    </section>
  );
}
