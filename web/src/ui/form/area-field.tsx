import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type FieldValues, useFormState, useWatch } from 'react-hook-form';
import { areasQuery } from '../../lib/areas.ts';
import { Failed } from '../states.tsx';
import { SelectField } from './select-field.tsx';
import type { FieldOf, Needed } from './text-field.tsx';

interface Props<Values extends FieldValues> extends FieldOf<Values>, Needed {
  /** Where it may stay empty, the words for that. */
  none?: string | undefined;
}

/** The research area of a paper or an application, stored by its name. */
export function AreaField<Values extends FieldValues>({
  control,
  name,
  label,
  none,
  ...rest
}: Props<Values>) {
  const { data = [], isLoadingError, refetch } = useQuery(areasQuery);
  const current = useWatch({ control, name });
  const { error } = control.getFieldState(name, useFormState({ control, name }));
  // Only server errors have no type; one on this field means that the area was deleted, so the list is
  // fetched again.
  const isRefused = error !== undefined && !error.type;
  useEffect(() => {
    if (isRefused) void refetch();
  }, [isRefused, refetch]);

  if (isLoadingError) return <Failed text={paperFormTexts.write.areasFailed} onRetry={refetch} />;
  // The area of an older paper or of a draft may have been deleted or renamed.
  const names = new Set(data.map(({ departmentName }) => departmentName));
  if (current) names.add(current);
  return (
    <SelectField
      {...rest}
      control={control}
      name={name}
      label={label}
      options={[
        ...(none ? [{ value: '', label: none }] : []),
        ...[...names].map((area) => ({ value: area, label: area })),
      ]}
    />
  );
}
