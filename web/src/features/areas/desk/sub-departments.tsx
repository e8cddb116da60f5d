import type { AreaForm } from '@lab/contract/areas/schemas';
import { areaTexts } from '@lab/contract/areas/texts';
import { type Control, useFieldArray } from 'react-hook-form';
import styles from '../../../desk/desk.module.css';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';

const { form } = areaTexts;

export function SubDepartments({ control }: { control: Control<AreaForm> }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'subDepartments' });
  return (
    <fieldset className={styles.parts}>
      <legend>{areaTexts.subDepartments}</legend>
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.part}>
          <TextField control={control} name={`subDepartments.${at}.name`} label={form.subName} required />
          <TextArea
            control={control}
            name={`subDepartments.${at}.description`}
            label={form.subDescription}
            minRows={2}
            required
          />
          <Button
            kind="quiet"
            className={styles.small}
            aria-label={`${form.removeSub} ${at + 1}`}
            onClick={() => remove(at)}
          >
            {form.removeSub}
          </Button>
        </div>
      ))}
      <Button kind="quiet" className={styles.small} onClick={() => append({ name: '', description: '' })}>
        {form.addSub}
      </Button>
    </fieldset>
  );
}
