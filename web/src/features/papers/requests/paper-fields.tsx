/** The inputs of a work by its type, for its author and for admins who correct it. */
import { limits } from '@lab/contract/api/limits';
import {
  type Field,
  type FieldName,
  fieldNames,
  isForAdmins,
  type Kind,
  linkNames,
  type NameOf,
  paperFields,
} from '@lab/contract/features/papers/fields';
import { askedOf, neededOf } from '@lab/contract/features/papers/forms/asked';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { workTypes } from '@lab/contract/features/papers/types';
import { Fragment, type ReactNode } from 'react';
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

type FileKind = 'picture' | 'pdf';

interface Props extends PaperFieldsProps {
  /** The inputs for files; the form for admins has its own. */
  files?: Record<FileKind, ReactNode>;
  /** Shows the fields that only admins may set. */
  isAdmin?: boolean;
}

interface InputProps extends PaperFieldsProps {
  name: FieldName;
  label: string;
  max: number | undefined;
  isNeeded: boolean;
}

const line = ({ control, name, label }: InputProps) => (
  <TextField control={control} name={name} label={label} />
);

const inputs: Record<Exclude<Kind, FileKind>, (props: InputProps) => ReactNode> = {
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
  day: ({ control, name, label }) => <DayField control={control} name={name} label={label} anyPrecision />,
  area: ({ control, name, label, isNeeded }) => (
    <AreaField control={control} name={name} label={label} none={isNeeded ? undefined : more.noArea} />
  ),
  moreAreas: FurtherAreasField,
  people: (form) =>
    form.name === 'editors' ? <PeopleField {...form} max={limits.authors} /> : <AuthorsField {...form} />,
  prose: ({ control, name, label, max }) => (
    <TextArea control={control} name={name} label={label} max={max} minRows={6} />
  ),
  address: ({ control, name, label }) => <TextField control={control} name={name} label={label} type="url" />,
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
  someAuthors: ({ control, name, label }) =>
    isSomeAuthors(name) && <MarkedAuthorsField key={name} control={control} name={name} label={label} />,
  versions: VersionsField,
  notices: NoticesField,
  namedLinks: NamedLinksField,
  mark: SwitchField,
};

const isSomeAuthors = (name: FieldName): name is NameOf<'someAuthors'> =>
  paperFields[name].is === 'someAuthors';

export function PaperFields({ files, isAdmin = false, ...form }: Props) {
  const type = useWatch({ control: form.control, name: 'type' });
  const shown: readonly FieldName[] = ['type', ...askedOf[type]];
  const others = fieldNames.filter((name) => !shown.includes(name) && (isAdmin || !isForAdmins(name)));

  function input(name: FieldName) {
    const field: Field = paperFields[name];
    if (field.is === 'picture' || field.is === 'pdf')
      return <Fragment key={name}>{files?.[field.is]}</Fragment>;
    const Input = inputs[field.is];
    const max = 'max' in field ? field.max : undefined;
    const isNeeded = !isAdmin && neededOf(type).includes(name);
    return (
      <Input key={name} {...form} name={name} label={paperTexts.fields[name]} max={max} isNeeded={isNeeded} />
    );
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
