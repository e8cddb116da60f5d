import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { mostMoreAreas } from '@lab/contract/features/papers/limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { areasQuery } from '../../../lib/areas.ts';
import { ChoicesField } from '../../../ui/form/choices-field.tsx';
import type { PaperFieldsProps } from './paper-values.ts';

/** The research areas in which a work is besides its own. */
export function FurtherAreasField({ control, setValue, label }: PaperFieldsProps & { label: string }) {
  const { data = [] } = useQuery(areasQuery);
  const [own, chosen] = useWatch({ control, name: ['category', 'moreAreas'] });
  const isTwice = own !== '' && chosen.includes(own);
  useEffect(() => {
    if (!isTwice) return;
    const others = chosen.filter((name) => name !== own);
    setValue('moreAreas', others, { shouldDirty: true });
  }, [isTwice, chosen, own, setValue]);

  // An older paper or a draft may name an area that was deleted or renamed; it has to be shown to be removed.
  const names = new Set([...data.map(({ departmentName }) => departmentName), ...chosen]);
  names.delete(own);
  return (
    <ChoicesField
      control={control}
      name="moreAreas"
      label={label}
      choices={[...names].map((name) => ({ value: name, label: name }))}
      max={mostMoreAreas}
      helperText={paperFormTexts.more.moreAreasHelp}
    />
  );
}
