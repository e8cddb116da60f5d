/** How forms ask for each type of field. */
import type { Field, FieldOf } from '@lab/contract/core/content/field';
import type { ReactNode } from 'react';
import { DayField } from '../../ui/form/day-field.tsx';
import { MomentField } from '../../ui/form/moment-field.tsx';
import { PeopleField } from '../../ui/form/people-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { SwitchField } from '../../ui/form/switch-field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { AreasField } from '../areas-field.tsx';
import { LongTextField } from '../editor/long-text-field.tsx';
import { RoleField } from '../role-field.tsx';
import { WorksField } from '../works-field.tsx';
import type { InputProps } from './input-props.ts';
import { PartsField } from './parts-field.tsx';

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
  role: ({ bound }) => <RoleField {...bound} />,
  people: ({ bound, field }) => <PeopleField {...bound} max={field.max} />,
  area: ({ bound, field }) => <AreasField {...bound} max={field.max} />,
  works: ({ bound, field }) => <WorksField {...bound} max={field.max} />,
  group: ({ bound: { control, name }, field, Inside }) => (
    <Inside fields={field.of} control={control} of={`${name}.`} />
  ),
  parts: PartsField,
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
