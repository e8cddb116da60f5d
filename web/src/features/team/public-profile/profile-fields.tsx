import { profileDeskTexts } from '@lab/contract/features/team/profile/desk/texts';
import {
  hideableOfMember,
  hideableOfProfile,
  profileFieldsNow,
} from '@lab/contract/features/team/profile/fields';
import { profileTexts } from '@lab/contract/features/team/profile/texts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { type Control, type FieldValues, useController, useWatch } from 'react-hook-form';
import { ContentFields } from '../../../desk/content-fields.tsx';
import { entryLabel } from './profile-summary.tsx';
import styles from './public-profile.module.css';

interface Props {
  control: Control<FieldValues>;
  byAdmin: boolean;
}

const hideable: readonly string[] = hideableOfProfile;

/** Admins have a switch at each field that shows it to visitors; members have a page for that. */
export function ProfileFields({ control, byAdmin }: Props) {
  const { own } = profileTexts;
  const fields = profileFieldsNow();
  const shows = (name: string, label: string) => (
    <ListSwitch
      key={name}
      control={control}
      name="hidden"
      value={name}
      inList="off"
      label={own.shown(label)}
    />
  );
  return (
    <>
      {byAdmin && (
        <fieldset className={styles.shown}>
          <legend>{profileDeskTexts.contact}</legend>
          <p>{profileDeskTexts.admins}</p>
          {hideableOfMember.map((name) => shows(name, entryLabel(name)))}
        </fieldset>
      )}
      {Object.entries(fields).map(([name, field]) => (
        <div key={name} className={styles.field}>
          <ContentFields fields={{ [name]: field }} control={control} forMembers={!byAdmin} />
          {name === 'formerNames' && <p className={styles.hint}>{profileTexts.hints.formerNames}</p>}
          {byAdmin && hideable.includes(name) && shows(name, field.label)}
          {name === 'formerNames' && byAdmin && <LinkedNames control={control} />}
        </div>
      ))}
    </>
  );
}

function LinkedNames({ control }: Pick<Props, 'control'>) {
  const written: { name?: string }[] = useWatch({ control, name: 'formerNames' }) ?? [];
  const names = [...new Set(written.map(({ name = '' }) => name.trim()).filter(Boolean))];
  if (names.length === 0) return null;
  return (
    <fieldset className={styles.shown}>
      <legend>{profileDeskTexts.linked}</legend>
      {names.map((name) => (
        <ListSwitch key={name} control={control} name="linkedNames" value={name} inList="on" label={name} />
      ))}
    </fieldset>
  );
}

interface SwitchProps {
  control: Control<FieldValues>;
  /** The field with the list. */
  name: string;
  label: string;
  value: string;
  /** What it means that the value is in the list. */
  inList: 'on' | 'off';
}

/** Puts one value into a list of the form, or takes it out. */
function ListSwitch({ control, name, label, value, inList }: SwitchProps) {
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
