import type { FieldName } from '@lab/contract/features/papers/fields';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import type { PaperFieldsProps } from './paper-values.ts';

interface Props extends Pick<PaperFieldsProps, 'control'> {
  names: readonly FieldName[];
  children: ReactNode;
}

/** Fields that works of this type seldom have. A field with a value is always shown, so nothing is sent unseen. */
export function MoreFields({ control, names, children }: Props) {
  const [isOpened, setOpened] = useState(false);
  const values = useWatch({ control });
  const isFilled = names.some((name) => {
    const value = values[name];
    return Array.isArray(value) ? value.length > 0 : Boolean(value);
  });
  if (isFilled && !isOpened) setOpened(true);
  if (isOpened) return children;
  return (
    <div>
      <Button kind="quiet" aria-expanded={false} onClick={() => setOpened(true)}>
        {paperFormTexts.more.open}
      </Button>
    </div>
  );
}
