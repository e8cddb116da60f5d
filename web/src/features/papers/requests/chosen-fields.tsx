/** Fields where a person chooses some of what the form knows already: its authors, or the research areas. */

import { shownName } from '@lab/contract/features/citations/name-parts';
import { mostMoreAreas, type NameOf } from '@lab/contract/features/papers/fields';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { areasQuery } from '../../../lib/areas.ts';
import { ChoicesField } from '../../../ui/form/choices-field.tsx';
import type { PaperFieldsProps } from './paper-values.ts';

const { more } = paperFormTexts;

interface Props<Name> extends PaperFieldsProps {
  name: Name;
  label: string;
}

const choicesOf = (names: Iterable<string>, labelOf = (name: string) => name) =>
  [...names].map((name) => ({ value: name, label: labelOf(name) }));

export function MarkedAuthorsField({ control, name, label }: Omit<Props<NameOf<'someAuthors'>>, 'setValue'>) {
  const authors = useWatch({ control, name: 'authors' });
  const names = new Set(authors.map((author) => author.trim()).filter(Boolean));
  return (
    <ChoicesField
      {...{ control, name, label }}
      choices={choicesOf(names, shownName)}
      helperText={more.markedHelp}
    />
  );
}

/** The research areas of a work apart from its main one. */
export function FurtherAreasField({ control, setValue, name, label }: Props<NameOf<'areaNames'>>) {
  const { data = [] } = useQuery(areasQuery);
  const [own, chosen] = useWatch({ control, name: ['category', name] });
  const isTwice = own !== '' && chosen.includes(own);
  useEffect(() => {
    if (!isTwice) return;
    const others = chosen.filter((area) => area !== own);
    setValue(name, others, { shouldDirty: true });
  }, [isTwice, chosen, own, setValue, name]);

  // An older paper or a draft may name an area that was deleted or renamed; it has to be shown to be removed.
  const names = new Set([...data.map(({ departmentName }) => departmentName), ...chosen]);
  names.delete(own);
  return (
    <ChoicesField
      {...{ control, name, label }}
      choices={choicesOf(names)}
      max={mostMoreAreas}
      helperText={more.moreAreasHelp}
    />
  );
}
