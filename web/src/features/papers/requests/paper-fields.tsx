/** What is written about a paper, whoever writes it: its author, or an admin who corrects it. */
import { limits } from '@lab/contract';
import { paperTexts } from '@lab/contract/papers/texts';
import { AreaField } from '../../../ui/form/area-field.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { AuthorsField } from './authors-field.tsx';
import { linkNames, type PaperFieldsProps } from './paper-values.ts';

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
      <AreaField control={control} name="category" label={fields.category} />
      <AuthorsField control={control} setValue={setValue} />
      <TextArea control={control} name="details" label={fields.details} max={limits.abstract} minRows={6} />
    </>
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
