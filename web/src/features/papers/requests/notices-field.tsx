import { limits } from '@lab/contract/api/limits';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { noticeKinds } from '@lab/contract/features/papers/notices';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { useFieldArray } from 'react-hook-form';
import { DayField } from '../../../ui/form/day-field.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { AddLine, Line } from './lines.tsx';
import type { PaperFieldsProps } from './paper-values.ts';

const { more } = paperFormTexts;

const kinds = noticeKinds.map((kind) => ({ value: kind, label: paperTexts.notices.kinds[kind] }));

/** Corrections, retractions and expressions of concern; for admins only. */
export function NoticesField({ control, label }: Pick<PaperFieldsProps, 'control'> & { label: string }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'notices' });
  return (
    <FieldGroup legend={label}>
      {fields.map(({ id }, at) => (
        <Line key={id} at={at} removeLabel={more.removeNotice} onRemove={() => remove(at)}>
          <SelectField control={control} name={`notices.${at}.kind`} label={more.kind} options={kinds} />
          <DayField control={control} name={`notices.${at}.date`} label={more.date} anyPrecision />
          <TextField control={control} name={`notices.${at}.text`} label={more.text} />
          <TextField control={control} name={`notices.${at}.link`} label={more.link} />
        </Line>
      ))}
      {fields.length < limits.notices && (
        <AddLine
          label={more.addNotice}
          onAdd={() => append({ kind: 'correction', date: '', link: '', text: '' })}
        />
      )}
    </FieldGroup>
  );
}
