import { type Field, type Fields, wordsIn } from '@lab/contract/core/content/field';
import { emptyValues } from '@lab/contract/core/content/field-type';
import Button from '@mui/material/Button';
import { type Control, type FieldValues, useFieldArray } from 'react-hook-form';
import { DayField } from '../ui/form/day-field.tsx';
import { MomentField } from '../ui/form/moment-field.tsx';
import { PeopleField } from '../ui/form/people-field.tsx';
import { SelectField } from '../ui/form/select-field.tsx';
import { SwitchField } from '../ui/form/switch-field.tsx';
import { TextArea } from '../ui/form/text-area.tsx';
import { TextField } from '../ui/form/text-field.tsx';
import { AreasField } from './areas-field.tsx';
import styles from './desk.module.css';
import { LongTextField } from './editor/long-text-field.tsx';
import { RoleField } from './role-field.tsx';
import { WorksField } from './works-field.tsx';

interface Props {
  control: Control<FieldValues>;
  /** The form of a person who is no admin. */
  forMembers?: boolean;
}

/** The inputs of a kind of content, in the order of its declaration, without the picture and the file. */
export function ContentFields({
  fields,
  control,
  of = '',
  forMembers = false,
}: Props & { fields: Fields; of?: string }) {
  // One editor writes a text and its plain words.
  const besides = wordsIn(fields).map(({ markdown }) => markdown);
  const shown = Object.entries(fields).filter(([name]) => !besides.includes(name));
  return shown.map(([name, field]) => (
    <OneField key={name} name={of + name} field={field} control={control} forMembers={forMembers} />
  ));
}

const types = { email: 'email', url: 'url', phone: 'tel' } as const;

function OneField({ name, field, control, forMembers = false }: Props & { name: string; field: Field }) {
  const { label } = field;
  const bound = { control, name, label, ...(field.missing !== undefined && { required: true }) };
  if (field.is === 'prose' && field.wordsOf)
    return <LongTextField {...bound} name={field.wordsOf} words={{ name, max: field.max }} />;
  if (field.is === 'prose') {
    return (
      <TextArea
        {...bound}
        {...(field.hint && { helperText: field.hint })}
        minRows={field.rows}
        max={field.counted ? field.max : undefined}
      />
    );
  }
  if (field.is === 'markdown') return <LongTextField {...bound} forMembers={forMembers} />;
  if (field.is === 'choice') {
    const options = field.values.map((value) => ({ value, label: field.labels[value] ?? value }));
    const [off, on] = options;
    if (field.isOnOff && off && on) {
      return <SwitchField control={control} name={name} label={on.label} on={on.value} off={off.value} />;
    }
    return <SelectField {...bound} {...(field.hint && { helperText: field.hint })} options={options} />;
  }
  if (field.is === 'role') return <RoleField {...bound} />;
  if (field.is === 'number') {
    return (
      <TextField {...bound} slotProps={{ htmlInput: { inputMode: field.whole ? 'numeric' : 'decimal' } }} />
    );
  }
  if (field.is === 'people') return <PeopleField {...bound} max={field.max} />;
  if (field.is === 'area') return <AreasField {...bound} max={field.max} />;
  if (field.is === 'works') return <WorksField {...bound} max={field.max} />;
  if (field.is === 'date') return <DayField {...bound} anyPrecision />;
  if (field.is === 'moment') return <MomentField {...bound} />;
  if (field.is === 'group') return <ContentFields fields={field.of} control={control} of={`${name}.`} />;
  if (field.is === 'parts') return <PartsField name={name} field={field} control={control} />;
  const { hint } = field;
  return (
    <TextField
      {...bound}
      {...(hint && { helperText: hint })}
      type={field.is in types ? types[field.is as keyof typeof types] : 'text'}
    />
  );
}

interface PartsProps extends Props {
  name: string;
  field: Extract<Field, { is: 'parts' }>;
}

/** A list of small records. */
function PartsField({ name, field, control }: PartsProps) {
  const { fields, append, remove } = useFieldArray({ control, name });
  return (
    <fieldset className={styles.parts}>
      <legend>{field.label}</legend>
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.part}>
          <ContentFields fields={field.of} control={control} of={`${name}.${at}.`} />
          <Button
            variant="outlined"
            size="small"
            aria-label={`${field.remove} ${at + 1}`}
            onClick={() => remove(at)}
          >
            {field.remove}
          </Button>
        </div>
      ))}
      <Button variant="outlined" size="small" onClick={() => append(emptyValues(field.of))}>
        {field.add}
      </Button>
    </fieldset>
  );
}
