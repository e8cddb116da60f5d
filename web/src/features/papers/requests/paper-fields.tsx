/** The inputs of a work by its type, for its author and for those who correct it. */
import { limits } from '@lab/contract/api/limits';
import {
  type FieldName,
  isOnlyCorrected,
  linkNames,
  type Manuscript,
  type NameOf,
  type PaperField,
  type PaperFieldType,
  paperFieldNames,
  paperFields,
} from '@lab/contract/features/papers/fields';
import { askedOf, neededOf } from '@lab/contract/features/papers/forms/asked';
import { paperSteps, stepOf } from '@lab/contract/features/papers/forms/steps';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { isEmpty } from '@lab/contract/features/papers/manuscript';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { workTypes } from '@lab/contract/features/papers/types';
import { type ReactNode, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { AreaField } from '../../../ui/form/area-field.tsx';
import { DayField } from '../../../ui/form/day-field.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { PeopleField } from '../../../ui/form/people-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { AuthorsField } from './authors-field.tsx';
import { FurtherAreasField, MarkedAuthorsField } from './chosen-fields.tsx';
import { FormStep } from './form-step.tsx';
import { ListField } from './list-field.tsx';
import { placeOf } from './mistake-list.tsx';
import type { PaperFieldsProps } from './paper-values.ts';
import styles from './steps.module.css';

const { more } = paperFormTexts;

/** Said by screen readers; the star is drawn by steps.module.css. */
const needed = { required: true, slotProps: { inputLabel: { required: false } } };

interface Props extends PaperFieldsProps {
  /** The inputs for files; the form that corrects a paper has its own. */
  files?: Record<'picture' | 'file', ReactNode>;
  /** Shows the fields that only a correction sets, without the steps of members. */
  corrects?: boolean;
}

interface InputProps<Name = FieldName> extends Pick<Props, 'files' | 'setValue'> {
  /** What each input gets. */
  bound: Partial<typeof needed> & { control: Control<Manuscript>; name: Name; label: string };
  max: number | undefined;
  isNeeded: boolean;
}

type Inputs = { [Is in PaperFieldType]: (props: InputProps<NameOf<Is>>) => ReactNode };

const line = ({ bound }: InputProps) => <TextField {...bound} />;
const list = ({ bound }: InputProps<NameOf<'namedLinks' | 'versions' | 'notices'>>) => (
  <ListField {...bound} />
);

const inputs: Inputs = {
  picture: ({ files }) => files?.picture,
  file: ({ files }) => files?.file,
  type({ bound }) {
    const options = workTypes.map((type) => ({ value: type, label: paperTexts.types[type] }));
    return <SelectField {...bound} options={options} />;
  },
  title: ({ bound }) => <TextField {...bound} helperText={more.titleHelp} />,
  text: line,
  alt: line,
  doi: line,
  date: ({ bound }) => <DayField {...bound} anyPrecision />,
  areaName: ({ bound, isNeeded }) => <AreaField {...bound} none={isNeeded ? undefined : more.noArea} />,
  areaNames: ({ bound, setValue }) => <FurtherAreasField {...bound} setValue={setValue} />,
  people: ({ bound, setValue }) =>
    bound.name === 'editors' ? (
      <PeopleField {...bound} max={limits.authors} />
    ) : (
      <AuthorsField control={bound.control} setValue={setValue} />
    ),
  prose: ({ bound, max }) => <TextArea {...bound} max={max} minRows={6} />,
  url: ({ bound }) => <TextField {...bound} type="url" />,
  links: ({ bound: { control, label } }) => (
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
  someAuthors: ({ bound }) => <MarkedAuthorsField {...bound} />,
  versions: list,
  notices: list,
  namedLinks: list,
  mark: ({ bound }) => <SwitchField {...bound} />,
};

export function PaperFields({ control, setValue, files, corrects = false }: Props) {
  const type = useWatch({ control, name: 'type' });
  const shown: readonly FieldName[] = ['type', ...askedOf[type]];
  const others = paperFieldNames.filter(
    (name) => !shown.includes(name) && (corrects || !isOnlyCorrected(name)),
  );

  function input(name: FieldName) {
    const field: PaperField = paperFields[name];
    const Input = inputs[field.is] as (props: InputProps) => ReactNode;
    const max = 'max' in field ? field.max : undefined;
    const isNeeded = !corrects && neededOf(type).includes(name);
    const bound = { control, name, label: paperTexts.fields[name], ...(isNeeded && needed) };
    return (
      <div key={name} id={placeOf(name)} className={`${styles.field} ${isNeeded ? styles.needed : ''}`}>
        <Input {...{ bound, setValue, files, max, isNeeded }} />
      </div>
    );
  }

  const more = (
    <MoreFields key="more" control={control} names={others}>
      {others.map(input)}
    </MoreFields>
  );
  if (corrects) return [...shown.map(input), more];
  return paperSteps.map((step) => (
    <FormStep key={step} step={step}>
      {shown.filter((name) => stepOf(name, type) === step).map(input)}
      {step === 'files' && more}
    </FormStep>
  ));
}

interface MoreProps extends Pick<Props, 'control'> {
  names: readonly FieldName[];
  children: ReactNode;
}

/**
 * Fields that works of this type seldom have. A field with a value is always shown, so nothing is sent
 * unseen.
 */
function MoreFields({ control, names, children }: MoreProps) {
  const [isOpened, setOpened] = useState(false);
  const values = useWatch({ control });
  const isFilled = names.some((name) => !isEmpty(values[name]));
  if (isFilled && !isOpened) setOpened(true);
  if (isOpened) return children;
  return (
    <div>
      <Button kind="quiet" aria-expanded={false} onClick={() => setOpened(true)}>
        {more.open}
      </Button>
    </div>
  );
}
