import { siteTexts } from '@lab/contract/texts/texts';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import styles from '../../../desk/desk.module.css';
import type { PartFormProps } from '../../../desk/part-form.tsx';
import { useFocusOnSwap } from '../../../ui/use-focus-on-swap.ts';

export type Editing = Pick<PartFormProps<never, never>, 'onClose' | 'stored'>;

interface Props {
  title: string;
  view: ReactNode;
  edit: (editing: Editing) => ReactNode;
}

/** One section of the lab's info, which switches between view and edit mode. */
export function EditableSection({ title, view, edit }: Props) {
  const [editing, setEditing] = useState(false);
  const place = useFocusOnSwap<HTMLElement>(editing);

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
      {editing ? edit({ onClose: () => setEditing(false), stored: view }) : view}
    </section>
  );
}
