import { siteTexts } from '@lab/contract/texts';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './admin.module.css';

interface Props {
  title: string;
  view: ReactNode;
  /** The form; it is told how to get back to the view. */
  edit: (close: () => void) => ReactNode;
}

/** View mode and edit mode of one part of the lab's info. */
export function EditableSection({ title, view, edit }: Props) {
  const [editing, setEditing] = useState(false);
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
      {editing ? edit(() => setEditing(false)) : view}
    </section>
  );
}
