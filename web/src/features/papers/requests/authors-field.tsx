import { limits } from '@lab/contract';
import { paperFormTexts } from '@lab/contract/papers/forms/texts';
import { paperTexts } from '@lab/contract/papers/texts';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import type { PaperFieldsProps } from './paper-values.ts';
import styles from './requests.module.css';

const { fields } = paperTexts;
const { write } = paperFormTexts;

/** Blank authors are dropped when the paper is sent. */
export function AuthorsField({ control, setValue }: PaperFieldsProps) {
  const authors = useWatch({ control, name: 'authors' });
  const change = (next: string[]) => setValue('authors', next, { shouldDirty: true });
  return (
    <FieldGroup legend={fields.authors}>
      {authors.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: authors have no id, and the form keeps their values
        <div key={index} className={styles.author}>
          <TextField control={control} name={`authors.${index}`} label={`${fields.author} ${index + 1}`} />
          {authors.length > 1 && (
            <Button
              kind="quiet"
              aria-label={`${write.removeAuthor} ${index + 1}`}
              onClick={() => change(authors.filter((__, other) => other !== index))}
            >
              <span aria-hidden="true">✕</span>
            </Button>
          )}
        </div>
      ))}
      {authors.length < limits.authors && (
        <div>
          <Button kind="quiet" onClick={() => change([...authors, ''])}>
            {write.addAuthor}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}
