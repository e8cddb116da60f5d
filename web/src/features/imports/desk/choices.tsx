import { api } from '@lab/contract';
import type { Choice, ImportEntry, OneImport } from '@lab/contract/features/imports/schemas';
import { decisions } from '@lab/contract/features/imports/states';
import { importTexts } from '@lab/contract/features/imports/texts';
import { mostMoreAreas } from '@lab/contract/features/papers/fields';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { workTypes } from '@lab/contract/features/papers/types';
import { fieldTexts } from '@lab/contract/texts/field-texts';
import { siteTexts } from '@lab/contract/texts/texts';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';
import { briefAreasQuery } from '../../../lib/areas.ts';
import { ToolbarSelect } from '../../../ui/data-table/table-toolbar.tsx';
import type { Table } from '../../../ui/data-table/use-table.ts';
import styles from './imports.module.css';

const { plan: texts, columns } = importTexts;

/** Not a name of an area, because those are trimmed. */
const noArea = ' ';
const unchanged = { decision: '', type: '', area: '' };

interface Props {
  table: Table<ImportEntry>;
  work: OneImport;
}

/** Sets what is chosen here for the chosen entries, or for all that the tab and the search show. */
export function Choices({ table, work }: Props) {
  const [given, setGiven] = useState(unchanged);
  const [moreAreas, setMoreAreas] = useState<string[]>();
  const { data: areas = [] } = useQuery(briefAreasQuery);
  const { chosen, matching, isFiltered } = table;
  const concerned = chosen.length > 0 ? chosen : isFiltered ? matching : undefined;
  const applying = useRecordMutation({
    run: async () => {
      const body = {
        ...(concerned && { entries: concerned.map(({ _id }) => _id) }),
        ...(given.decision && { decision: given.decision }),
        ...(given.type && { type: given.type }),
        ...(given.area && { area: given.area.trim() }),
        ...(moreAreas && { moreAreas }),
      } as Choice;
      return call(api.imports.choose, { params: { id: work._id }, body });
    },
    done: () => texts.applied,
    failed: siteTexts.somethingWrong,
  });
  const options = (values: readonly string[], labels: Readonly<Record<string, string>> = {}) =>
    values.map((value) => ({ value, label: labels[value] ?? value }));
  const count = concerned?.length ?? work.total;
  const isUnchanged = !moreAreas && Object.values(given).every((value) => value === '');
  const names = areas.map(({ departmentName }) => departmentName);
  const selects = [
    { name: 'decision', options: options(decisions, importTexts.decisions) },
    { name: 'type', options: options(workTypes, paperTexts.types) },
    { name: 'area', options: options([noArea, ...names], { [noArea]: texts.noArea }) },
  ] as const;

  function reset() {
    setGiven(unchanged);
    setMoreAreas(undefined);
  }

  return (
    <fieldset className={styles.choices} disabled={applying.isPending}>
      <legend>{chosen.length > 0 ? texts.forSome(count) : texts.forAll(count)}</legend>
      {selects.map(({ name, options }) => (
        <Field key={name} label={columns[name]}>
          <ToolbarSelect
            label={columns[name]}
            value={given[name]}
            options={[{ value: '', label: texts.keep }, ...options]}
            onChange={(value) => setGiven({ ...given, [name]: value })}
          />
        </Field>
      ))}
      <Field label={columns.moreAreas}>
        <FurtherAreas
          given={moreAreas}
          areas={names.filter((name) => name !== given.area)}
          onChange={setMoreAreas}
        />
      </Field>
      <Button
        variant="outlined"
        disabled={count === 0 || isUnchanged}
        onClick={() => applying.mutate(undefined, { onSuccess: reset })}
      >
        {texts.apply}
      </Button>
    </fieldset>
  );
}

function Field({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <span className={styles.choice}>
      <span aria-hidden="true">{label}</span>
      {children}
    </span>
  );
}

interface FurtherProps {
  /** Undefined where they are not to be changed. */
  given: readonly string[] | undefined;
  areas: readonly string[];
  onChange: (given: string[] | undefined) => void;
}

/** The further areas of the works: some, or none, or as they are. */
function FurtherAreas({ given, areas, onChange }: FurtherProps) {
  const shown = given?.length === 0 ? [noArea] : [...(given ?? [])];
  function change(values: string[]) {
    // The last choice counts: none takes the others away, and another one takes none away.
    if (values.at(-1) === noArea && given?.length !== 0) return onChange([]);
    const names = values.filter((value) => value !== noArea).slice(0, mostMoreAreas);
    onChange(names.length > 0 ? names : undefined);
  }
  return (
    <Autocomplete
      multiple
      className={styles.further}
      filterSelectedOptions
      slotProps={{ chip: { variant: 'outlined' } }}
      options={[noArea, ...areas]}
      getOptionLabel={(value) => (value === noArea ? texts.noMoreAreas : value)}
      value={shown}
      onChange={(_, values) => change(values)}
      openText={fieldTexts.openChoices}
      closeText={fieldTexts.closeChoices}
      clearText={fieldTexts.clearChoices}
      noOptionsText={fieldTexts.noChoices}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder={shown.length === 0 ? texts.keep : ''}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': columns.moreAreas },
          }}
        />
      )}
    />
  );
}
