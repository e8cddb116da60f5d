/** How forms ask for each type of field. */
import type { Field, FieldOf, Fields } from '@lab/contract/core/content/field';
import { emptyValues } from '@lab/contract/core/content/field-type';
import { roleName } from '@lab/contract/features/team/roles';
import Button from '@mui/material/Button';
import type { ComponentType, ReactNode } from 'react';
import { type Control, type FieldValues, useFieldArray, useWatch } from 'react-hook-form';
import { useRoles } from '../../lib/roles.ts';
import { DayField } from '../../ui/form/day-field.tsx';
import { MomentField } from '../../ui/form/moment-field.tsx';
import { PeopleField } from '../../ui/form/people-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { SwitchField } from '../../ui/form/switch-field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { AreasField } from '../areas-field.tsx';
import styles from '../desk.module.css';
import { LongTextField } from '../editor/long-text-field.tsx';
import { WorksField } from '../works-field.tsx';

interface InputProps<F> {
  field: F;
  /** What each input gets. */
  bound: { control: Control<FieldValues>; name: string; label: string; required?: true };
  /** The form of a person who is no admin. */
  forMembers: boolean;
  /** The inputs of the fields in a field. */
  Inside: ComponentType<{ fields: Fields; control: Control<FieldValues>; of: string }>;
}

type Input<F> = (props: InputProps<F>) => ReactNode;

const helped = ({ hint }: Field) => (hint ? { helperText: hint } : {});

const line =
  (type: 'text' | 'email' | 'tel' | 'url'): Input<Field> =>
  ({ field, bound }) => <TextField {...bound} {...helped(field)} type={type} />;

const inputs: { [Is in Field['is']]: Input<FieldOf<Is>> } = {
  text: line('text'),
  phone: line('tel'),
  email: line('email'),
  url: line('url'),
  doi: line('text'),
  picture: line('text'),
  alt: line('text'),
  file: line('text'),
  moment: ({ bound }) => <MomentField {...bound} />,
  date: ({ bound }) => <DayField {...bound} anyPrecision />,
  role: RoleInput,
  people: ({ bound, field }) => <PeopleField {...bound} max={field.max} />,
  area: ({ bound, field }) => <AreasField {...bound} max={field.max} />,
  works: ({ bound, field }) => <WorksField {...bound} max={field.max} />,
  group: ({ bound: { control, name }, field, Inside }) => (
    <Inside fields={field.of} control={control} of={`${name}.`} />
  ),
  parts: PartsInput,
  markdown: ({ bound, forMembers }) => <LongTextField {...bound} forMembers={forMembers} />,
  prose: ({ bound, field }) =>
    field.wordsOf ? (
      <LongTextField {...bound} name={field.wordsOf} words={{ name: bound.name, max: field.max }} />
    ) : (
      <TextArea
        {...bound}
        {...helped(field)}
        minRows={field.rows}
        max={field.counted ? field.max : undefined}
      />
    ),
  number: ({ bound, field }) => (
    <TextField {...bound} slotProps={{ htmlInput: { inputMode: field.whole ? 'numeric' : 'decimal' } }} />
  ),
  choice({ bound: { required, ...bound }, field }) {
    const options = field.values.map((value) => ({ value, label: field.labels[value] ?? value }));
    const [off, on] = options;
    if (field.isOnOff && off && on)
      return <SwitchField {...bound} label={on.label} on={on.value} off={off.value} />;
    return <SelectField {...bound} {...(required && { required })} {...helped(field)} options={options} />;
  },
};

export const inputOf = (field: Field) => inputs[field.is] as Input<Field>;

/** One of the lab's roles of the team; what is not required can be left open. */
function RoleInput({ bound }: InputProps<FieldOf<'role'>>) {
  const roles = useRoles();
  const chosen: string = useWatch({ control: bound.control, name: bound.name }) ?? '';
  // A role that the lab has removed stays until another one is chosen.
  const ids = [...new Set([...roles.map(({ id }) => id), chosen])].filter(Boolean);
  const options = ids.map((id) => ({ value: id, label: roleName(roles, id) }));
  return (
    <SelectField {...bound} options={bound.required ? options : [{ value: '', label: '—' }, ...options]} />
  );
}

/** A list of small records. */
function PartsInput({ bound: { control, name }, field, Inside }: InputProps<FieldOf<'parts'>>) {
  const { fields, append, remove } = useFieldArray({ control, name });
  return (
    <fieldset className={styles.parts}>
      <legend>{field.label}</legend>
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.part}>
          <Inside fields={field.of} control={control} of={`${name}.${at}.`} />
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
