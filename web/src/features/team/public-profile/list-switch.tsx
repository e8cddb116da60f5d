import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { type Control, type FieldValues, useController } from 'react-hook-form';

interface Props {
  control: Control<FieldValues>;
  /** The field with the list. */
  name: string;
  label: string;
  value: string;
  /** What it means that the value is in the list. */
  inList: 'on' | 'off';
}

/** Puts one value into a list of the form, or takes it out. */
export function ListSwitch({ control, name, label, value, inList }: Props) {
  const { field } = useController({ control, name });
  const list: readonly string[] = field.value ?? [];
  const isIn = list.includes(value);
  return (
    <FormControlLabel
      label={label}
      control={
        <Switch
          size="small"
          checked={isIn === (inList === 'on')}
          onChange={(_, checked) => {
            const others = list.filter((each) => each !== value);
            field.onChange(checked === (inList === 'on') ? [...others, value] : others);
          }}
          onBlur={field.onBlur}
        />
      }
    />
  );
}
