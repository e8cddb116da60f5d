/** What is written about a paper, whoever writes it: its author, or an admin who corrects it. */
import { limits } from '@lab/contract';
import { paperTexts } from '@lab/contract/papers/texts';
import { useQuery } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import { areasQuery } from '../../lib/areas.ts';
import { FieldGroup } from '../../ui/form/field-group.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Failed } from '../../ui/states.tsx';
import { AuthorsField } from './authors-field.tsx';
import { linkNames, type PaperFieldsProps, type PaperValues } from './paper-values.ts';

const { fields, write } = paperTexts;

export function PaperFields({ control, setValue }: PaperFieldsProps) {
  return (
    <>
      <TextField control={control} name="title" label={fields.title} />
      <TextField control={control} name="publisher" label={fields.publisher} />
      <TextField control={control} name="doi" label={fields.doi} />
      <TextField
        control={control}
        name="publicationDate"
        label={fields.publicationDate}
        type="date"
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <AreaField control={control} />
      <AuthorsField control={control} setValue={setValue} />
      <TextArea control={control} name="details" label={fields.details} max={limits.abstract} minRows={6} />
    </>
  );
}

function AreaField({ control }: { control: Control<PaperValues> }) {
  const areas = useQuery(areasQuery);
  const current = useWatch({ control, name: 'category' });
  if (areas.isError) return <Failed text={write.areasFailed} onRetry={() => void areas.refetch()} />;
  // The area of an older paper may be gone, or called otherwise by now.
  const names = new Set((areas.data ?? []).map(({ departmentName }) => departmentName));
  if (current) names.add(current);
  return (
    <SelectField
      control={control}
      name="category"
      label={fields.category}
      options={[...names].map((name) => ({ value: name, label: name }))}
    />
  );
}

export function LinkFields({ control }: Pick<PaperFieldsProps, 'control'>) {
  return (
    <FieldGroup legend={write.links}>
      {linkNames.map((name) => (
        <TextField
          key={name}
          control={control}
          name={`links.${name}`}
          label={fields.links[name]}
          type="url"
        />
      ))}
    </FieldGroup>
  );
}
