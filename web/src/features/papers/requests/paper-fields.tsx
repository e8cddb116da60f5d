/** The inputs of a paper, for its author and for admins who correct it. */
import {
  type Field,
  type FieldName,
  fieldNames,
  type Kind,
  linkNames,
  paperFields,
} from '@lab/contract/papers/fields';
import { paperTexts } from '@lab/contract/papers/texts';
import { Fragment, type ReactNode } from 'react';
import { AreaField } from '../../../ui/form/area-field.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { AuthorsField } from './authors-field.tsx';
import type { PaperFieldsProps } from './paper-values.ts';

type FileKind = 'picture' | 'pdf';

interface Props extends PaperFieldsProps {
  /** The inputs for files; the form for admins has its own. */
  files?: Record<FileKind, ReactNode>;
}

interface InputProps extends PaperFieldsProps {
  name: FieldName;
  label: string;
  max: number | undefined;
}

const line = ({ control, name, label }: InputProps) => (
  <TextField control={control} name={name} label={label} />
);

const inputs: Record<Exclude<Kind, FileKind>, (props: InputProps) => ReactNode> = {
  title: line,
  text: line,
  doi: line,
  day: ({ control, name, label }) => (
    <TextField
      control={control}
      name={name}
      label={label}
      type="date"
      slotProps={{ inputLabel: { shrink: true } }}
    />
  ),
  area: ({ control, name, label }) => <AreaField control={control} name={name} label={label} />,
  people: AuthorsField,
  prose: ({ control, name, label, max }) => (
    <TextArea control={control} name={name} label={label} max={max} minRows={6} />
  ),
  links: ({ control, label }) => (
    <FieldGroup legend={label}>
      {linkNames.map((name) => (
        <TextField
          key={name}
          control={control}
          name={`links.${name}`}
          label={paperTexts.links[name]}
          type="url"
        />
      ))}
    </FieldGroup>
  ),
};

export function PaperFields({ files, ...form }: Props) {
  return fieldNames.map((name) => {
    const field: Field = paperFields[name];
    if (field.is === 'picture' || field.is === 'pdf')
      return <Fragment key={name}>{files?.[field.is]}</Fragment>;
    const Input = inputs[field.is];
    const max = 'max' in field ? field.max : undefined;
    return <Input key={name} {...form} name={name} label={paperTexts.fields[name]} max={max} />;
  });
}
