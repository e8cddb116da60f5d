import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { PartForm, type PartFormProps } from '../../../desk/part-form.tsx';
import type { Editing } from './editable-section.tsx';
import { type FreshLabInfo, freshLabInfoQuery } from './fresh-lab-info.ts';

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
