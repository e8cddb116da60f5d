import { limits } from '@lab/contract/api/limits';
import { team } from '@lab/contract/features/settings/schemas';
import { settingsTexts } from '@lab/contract/features/settings/texts';
import {
  cardShapes,
  defaultRoles,
  headingOf,
  peopleOrders,
  type TeamRole,
} from '@lab/contract/features/team/roles';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useWatch } from 'react-hook-form';
import { OrderedRows } from '../../../desk/ordered-rows.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { moved } from '../../../ui/form/ordering.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import styles from './settings.module.css';
import { type PartProps, SettingsForm, useSettingsForm } from './settings-form.tsx';

const { team: texts } = settingsTexts;

const newRole = (): TeamRole => ({
  id: crypto.randomUUID().slice(0, 8),
  heading: '',
  one: '',
  shape: 'grid',
  onHome: false,
});

const isDefault = (id: string) => defaultRoles.some((role) => role.id === id);

const nameOf = (role: TeamRole) => (role.heading || isDefault(role.id) ? headingOf(role) : texts.newRole);

export function TeamForm(props: PartProps) {
  const form = useSettingsForm('team', team, props);
  const { control, setValue, formState } = form;
  const roles = useWatch({ control, name: 'roles' });
  const setRoles = (next: TeamRole[]) => setValue('roles', next, { shouldDirty: true });
  const wrong = formState.errors.roles?.root?.message ?? formState.errors.roles?.message;
  return (
    <SettingsForm
      {...props}
      part="team"
      form={form}
      factsOf={({ roles, order }) => ({
        [texts.roles]: roles.map(headingOf).join(', '),
        [texts.order]: texts.orders[order],
      })}
    >
      <SelectField
        control={control}
        name="order"
        label={texts.order}
        options={peopleOrders.map((value) => ({ value, label: texts.orders[value] }))}
      />
      <FieldGroup legend={texts.roles}>
        <p>{texts.help}</p>
        <OrderedRows
          names={roles.map(nameOf)}
          texts={settingsTexts}
          onMove={(from, to) => setRoles(moved(roles, from, to))}
        >
          {(index) => {
            const role = roles[index];
            if (!role) return null;
            const name = nameOf(role);
            return (
              <div className={styles.role}>
                <TextField
                  control={control}
                  name={`roles.${index}.heading`}
                  label={`${texts.heading}: ${name}`}
                  placeholder={texts.headingHelp}
                />
                <TextField
                  control={control}
                  name={`roles.${index}.one`}
                  label={`${texts.one}: ${name}`}
                  placeholder={texts.oneHelp}
                />
                <SelectField
                  control={control}
                  name={`roles.${index}.shape`}
                  label={`${texts.shape}: ${name}`}
                  options={cardShapes.map((value) => ({ value, label: texts.shapes[value] }))}
                />
                <div className={styles.beside}>
                  <SwitchField control={control} name={`roles.${index}.onHome`} label={texts.onHome} />
                  {roles.length > 1 && (
                    <IconButton
                      aria-label={texts.remove(name)}
                      onClick={() => setRoles(roles.filter((_, at) => at !== index))}
                    >
                      <Close />
                    </IconButton>
                  )}
                </div>
              </div>
            );
          }}
        </OrderedRows>
        {wrong && <p role="alert">{wrong}</p>}
        {roles.length < limits.teamRoles && (
          <div>
            <Button variant="outlined" onClick={() => setRoles([...roles, newRole()])}>
              {texts.add}
            </Button>
          </div>
        )}
      </FieldGroup>
    </SettingsForm>
  );
}
