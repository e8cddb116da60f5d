import { api } from '@lab/contract';
import type { BlockTexts, LabInfo } from '@lab/contract/features/lab-info/schemas';
import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { PartForm, type PartFormProps } from '../../../desk/part-form.tsx';
import { call } from '../../../lib/api.ts';
import { uncached } from '../../../lib/uncached.ts';
import type { Editing } from './editable-section.tsx';

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
