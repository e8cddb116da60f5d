import { api } from '@lab/contract';
import type { BlockTexts, LabInfo } from '@lab/contract/features/lab-info/schemas';
import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import styles from '../../../desk/desk.module.css';
import { PartForm, type PartFormProps } from '../../../desk/part-form.tsx';
import { call } from '../../../lib/api.ts';
import { uncached } from '../../../lib/uncached.ts';
import { useFocusOnSwap } from '../../../ui/use-focus-on-swap.ts';

export interface FreshLabInfo extends LabInfo {
  formatted: BlockTexts;
}

/** A query of its own, because the public lab info may be a minute old. */
export const freshLabInfoQuery = {
  queryKey: [api.labInfo.get.path, 'fresh'],
  async queryFn(): Promise<FreshLabInfo> {
    const [lab, formatted] = await Promise.all([
      call(api.labInfo.get, uncached({})),
      call(api.labInfo.blockTexts, uncached({})),
    ]);
    return { ...lab, formatted };
  },
  staleTime: 0,
};

export type Editing = Pick<PartFormProps<never, never>, 'onClose' | 'stored'>;

interface SectionProps {
  title: string;
  view: ReactNode;
  edit: (editing: Editing) => ReactNode;
}

/** One section of the lab's info, which switches between view and edit mode. */
export function EditableSection({ title, view, edit }: SectionProps) {
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

type Given<Values extends FieldValues> = Pick<
  PartFormProps<FreshLabInfo, Values>,
  'form' | 'draft' | 'target' | 'valuesOf' | 'isIncomplete' | 'onSave' | 'children'
>;

type Props<Values extends FieldValues> = Editing & Given<Values> & { lab: FreshLabInfo };

export function SectionForm<Values extends FieldValues>({ lab, ...rest }: Props<Values>) {
  const client = useQueryClient();
  return (
    <PartForm
      {...rest}
      start={lab}
      fetchCurrent={() => client.fetchQuery(freshLabInfoQuery)}
      texts={labInfoTexts}
    />
  );
}
