import { fieldTexts } from '@lab/contract/texts/field-texts';
import { useQuery } from '@tanstack/react-query';
import { type FieldValues, useWatch } from 'react-hook-form';
import { briefAreasQuery } from '../lib/areas.ts';
import { ChoicesField } from '../ui/form/choices-field.tsx';
import type { FieldOf } from '../ui/form/text-field.tsx';

/** Research areas, chosen by their names and stored by their ids. */
export function AreasField(props: FieldOf<FieldValues> & { required?: boolean; max: number }) {
  const { data = [] } = useQuery(briefAreasQuery);
  const chosen: string[] = useWatch({ control: props.control, name: props.name }) ?? [];
  const names = new Map(data.map(({ _id, departmentName }) => [_id, departmentName]));
  // A draft may contain an area that was deleted; it has to be shown so that it can be removed.
  const ids = new Set([...names.keys(), ...chosen]);
  const choices = [...ids].map((id) => ({ value: id, label: names.get(id) ?? fieldTexts.gone }));
  return <ChoicesField {...props} choices={choices} />;
}
