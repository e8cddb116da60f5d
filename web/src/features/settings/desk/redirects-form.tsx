import { limits } from '@lab/contract/api/limits';
import { redirects } from '@lab/contract/features/settings/schemas';
import { settingsTexts } from '@lab/contract/features/settings/texts';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useFieldArray } from 'react-hook-form';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import styles from './settings.module.css';
import { type PartProps, SettingsForm, useSettingsForm } from './settings-form.tsx';

const { redirects: texts } = settingsTexts;

export function RedirectsForm(props: PartProps) {
  const form = useSettingsForm('redirects', redirects, props);
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'list' });
  return (
    <SettingsForm
      {...props}
      part="redirects"
      form={form}
      factsOf={({ list }) => Object.fromEntries(list.map(({ from, to }) => [from, to]))}
    >
      <FieldGroup legend={texts.list}>
        <p>{texts.help}</p>
        {fields.length === 0 && <p>{texts.empty}</p>}
        {fields.map(({ id }, index) => (
          <div key={id} className={styles.redirect}>
            <TextField control={control} name={`list.${index}.from`} label={`${texts.from} ${index + 1}`} />
            <TextField control={control} name={`list.${index}.to`} label={`${texts.to} ${index + 1}`} />
            <IconButton aria-label={texts.remove(index + 1)} onClick={() => remove(index)}>
              <Close />
            </IconButton>
          </div>
        ))}
        {fields.length < limits.redirects && (
          <div>
            <Button variant="outlined" onClick={() => append({ from: '', to: '' })}>
              {texts.add}
            </Button>
          </div>
        )}
      </FieldGroup>
    </SettingsForm>
  );
}
