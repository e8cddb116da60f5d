import { limits } from '@lab/contract/api/limits';
import type { Manuscript, NameOf } from '@lab/contract/features/papers/fields';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import { emptyEntry } from '@lab/contract/features/papers/manuscript';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { type Control, type FieldArray, type FieldPath, useFieldArray } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { DayField } from '../../../ui/form/day-field.tsx';
import { FieldGroup } from '../../../ui/form/field-group.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import styles from './requests.module.css';

const { more } = paperFormTexts;

type ListName = NameOf<'namedLinks' | 'versions' | 'notices'>;
type Word = keyof typeof more;

interface List {
  max: number;
  add: Word;
  remove: Word;
  /** The label of each part of an entry, in the order of the inputs. */
  parts: Readonly<Record<string, Word>>;
  kinds?: Readonly<Record<string, string>>;
}

const lists: Record<ListName, List> = {
  moreLinks: {
    max: limits.moreLinks,
    add: 'addLink',
    remove: 'removeLink',
    parts: { name: 'linkName', url: 'linkAddress' },
  },
  otherVersions: {
    max: limits.otherVersions,
    add: 'addVersion',
    remove: 'removeVersion',
    parts: { kind: 'kind', server: 'server', date: 'date', link: 'link' },
    kinds: paperTexts.paper.versionKinds,
  },
  notices: {
    max: limits.notices,
    add: 'addNotice',
    remove: 'removeNotice',
    parts: { kind: 'kind', date: 'date', text: 'text', link: 'link' },
    kinds: paperTexts.notices.kinds,
  },
};

interface Props {
  control: Control<Manuscript>;
  name: ListName;
  label: string;
}

/** A list whose entries have several parts; each entry is a line. */
export function ListField({ control, name, label }: Props) {
  const { max, add, remove, parts, kinds = {} } = lists[name];
  const list = useFieldArray({ control, name });
  const options = Object.entries(kinds).map(([value, label]) => ({ value, label }));

  function input(part: string, at: number, word: Word) {
    const bound = { control, name: `${name}.${at}.${part}` as FieldPath<Manuscript>, label: more[word] };
    if (part === 'kind') return <SelectField key={part} {...bound} options={options} />;
    if (part === 'date') return <DayField key={part} {...bound} anyPrecision />;
    return <TextField key={part} {...bound} type={part === 'url' ? 'url' : 'text'} />;
  }

  return (
    <FieldGroup legend={label}>
      {list.fields.map(({ id }, at) => (
        <div key={id} className={styles.link}>
          {Object.entries(parts).map(([part, word]) => input(part, at, word))}
          <Button kind="quiet" aria-label={`${more[remove]} ${at + 1}`} onClick={() => list.remove(at)}>
            {more[remove]}
          </Button>
        </div>
      ))}
      {list.fields.length < max && (
        <div>
          <Button
            kind="quiet"
            onClick={() => list.append(emptyEntry(name) as FieldArray<Manuscript, ListName>)}
          >
            {more[add]}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}
