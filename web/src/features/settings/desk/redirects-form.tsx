import { yupResolver } from '@hookform/resolvers/yup';
import { limits } from '@lab/contract/api/limits';
import type { Settings } from '@lab/contract/features/settings/defaults';
import { redirects } from '@lab/contract/features/settings/schemas';
import { settingsTexts } from '@lab/contract/features/settings/texts';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { type Resolver, useFieldArray, useForm } from 'react-hook-form';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { PartProps } from './all-settings.ts';
import styles from './settings.module.css';
import { SettingsForm } from './settings-form.tsx';

type Redirects = Settings['redirects'];

const { redirects: texts } = settingsTexts;

export function RedirectsForm(props: PartProps) {
  const form = useForm<Redirects>({
    resolver: yupResolver(redirects) as Resolver<Redirects>,
    defaultValues: props.settings.redirects,
  });
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
