import { limits } from '@lab/contract/api/limits';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { PaperFieldsProps } from './paper-values.ts';
import styles from './requests.module.css';

const { more } = paperFormTexts;

/** Links beyond those with a name of their own. */
export function NamedLinksField({ control, label }: Pick<PaperFieldsProps, 'control'> & { label: string }) {
  const { fields, append, remove } = useFieldArray({ control, name: 'moreLinks' });
  return (
    <FieldGroup legend={label}>
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.link}>
          <TextField control={control} name={`moreLinks.${at}.name`} label={more.linkName} />
          <TextField control={control} name={`moreLinks.${at}.url`} label={more.linkAddress} type="url" />
          <Button kind="quiet" aria-label={`${more.removeLink} ${at + 1}`} onClick={() => remove(at)}>
            {more.removeLink}
          </Button>
        </div>
      ))}
      {fields.length < limits.moreLinks && (
        <div>
          <Button kind="quiet" onClick={() => append({ name: '', url: '' })}>
            {more.addLink}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}
