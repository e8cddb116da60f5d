import type { NameOf } from '@lab/contract/features/papers/fields';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { useWatch } from 'react-hook-form';
import { ChoicesField } from '../../../ui/form/choices-field.tsx';
import type { PaperFieldsProps } from './paper-values.ts';

interface Props extends Pick<PaperFieldsProps, 'control'> {
  name: NameOf<'someAuthors'>;
  label: string;
}

/** Chooses some of the authors above. */
export function MarkedAuthorsField({ control, name, label }: Props) {
  const authors = useWatch({ control, name: 'authors' });
  const names = [...new Set(authors.map((author) => author.trim()).filter(Boolean))];
  return (
    <ChoicesField
      control={control}
      name={name}
      label={label}
      choices={names.map((author) => ({ value: author, label: author }))}
      helperText={paperFormTexts.more.markedHelp}
    />
  );
}
