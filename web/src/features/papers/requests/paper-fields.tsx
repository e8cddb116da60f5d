/** The inputs of a work by its type, for its author and for admins who correct it. */
import { limits } from '@lab/contract/api/limits';
import {
  type FieldName,
  fieldNames,
  isForAdmins,
  linkNames,
  type NameOf,
  type PaperField,
  type PaperFieldType,
  paperFields,
} from '@lab/contract/features/papers/fields';
import { askedOf, neededOf } from '@lab/contract/features/papers/forms/asked';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { workTypes } from '@lab/contract/features/papers/types';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { AreaField } from '../../../ui/form/area-field.tsx';
import { DayField } from '../../../ui/form/day-field.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { PeopleField } from '../../../ui/form/people-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { AuthorsField } from './authors-field.tsx';
import { FurtherAreasField } from './further-areas-field.tsx';
import { MarkedAuthorsField } from './marked-authors-field.tsx';
import { MoreFields } from './more-fields.tsx';
import { NamedLinksField } from './named-links-field.tsx';
import { NoticesField } from './notices-field.tsx';
import type { PaperFieldsProps } from './paper-values.ts';
import { VersionsField } from './versions-field.tsx';

const { more } = paperFormTexts;

interface Props extends PaperFieldsProps {
  /** The inputs for files; the form for admins has its own. */
  files?: Record<'picture' | 'file', ReactNode>;
  /** Shows the fields that only admins may set. */
  isAdmin?: boolean;
}

interface InputProps<Name = FieldName> extends PaperFieldsProps, Pick<Props, 'files'> {
  name: Name;
  label: string;
  max: number | undefined;
  isNeeded: boolean;
}

const line = ({ control, name, label }: InputProps) => (
  <TextField control={control} name={name} label={label} />
);

const inputs: { [Is in PaperFieldType]: (props: InputProps<NameOf<Is>>) => ReactNode } = {
  picture: ({ files }) => files?.picture,
  file: ({ files }) => files?.file,
  type: ({ control, name, label }) => (
    <SelectField
      control={control}
      name={name}
      label={label}
      options={workTypes.map((type) => ({ value: type, label: paperTexts.types[type] }))}
    />
  ),
  title: line,
  text: line,
  alt: line,
  doi: line,
  date: ({ control, name, label }) => <DayField control={control} name={name} label={label} anyPrecision />,
  areaName: ({ control, name, label, isNeeded }) => (
    <AreaField control={control} name={name} label={label} none={isNeeded ? undefined : more.noArea} />
  ),
  areaNames: FurtherAreasField,
  people: (form) =>
    form.name === 'editors' ? <PeopleField {...form} max={limits.authors} /> : <AuthorsField {...form} />,
  prose: ({ control, name, label, max }) => (
    <TextArea control={control} name={name} label={label} max={max} minRows={6} />
  ),
  url: ({ control, name, label }) => <TextField control={control} name={name} label={label} type="url" />,
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
  someAuthors: MarkedAuthorsField,
  versions: VersionsField,
  notices: NoticesField,
  namedLinks: NamedLinksField,
  mark: SwitchField,
};

export function PaperFields({ files, isAdmin = false, ...form }: Props) {
  const type = useWatch({ control: form.control, name: 'type' });
  const shown: readonly FieldName[] = ['type', ...askedOf[type]];
  const others = fieldNames.filter((name) => !shown.includes(name) && (isAdmin || !isForAdmins(name)));

  function input(name: FieldName) {
    const field: PaperField = paperFields[name];
    const Input = inputs[field.is] as (props: InputProps) => ReactNode;
    const max = 'max' in field ? field.max : undefined;
    const isNeeded = !isAdmin && neededOf(type).includes(name);
    const label = paperTexts.fields[name];
    return <Input key={name} {...form} {...{ files, name, label, max, isNeeded }} />;
  }

  return (
    <>
      {shown.map(input)}
      <MoreFields control={form.control} names={others}>
        {others.map(input)}
      </MoreFields>
    </>
  );
}
