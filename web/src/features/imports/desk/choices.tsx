import { api } from '@lab/contract';
import type { Choice, ImportEntry, OneImport } from '@lab/contract/features/imports/schemas';
import { decisions } from '@lab/contract/features/imports/states';
import { importTexts } from '@lab/contract/features/imports/texts';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { workTypes } from '@lab/contract/features/papers/types';
import { siteTexts } from '@lab/contract/texts/texts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';
import { briefAreasQuery } from '../../../lib/areas.ts';
import { ToolbarSelect } from '../../../ui/data-table/table-toolbar.tsx';
import type { Table } from '../../../ui/data-table/use-table.ts';
import { FurtherAreas } from './further-areas.tsx';
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
  const keep = { value: '', label: texts.keep };
  const options = (names: readonly string[], labels: Readonly<Record<string, string>>) => [
    keep,
    ...names.map((value) => ({ value, label: labels[value] ?? value })),
  ];
  const change = (name: keyof typeof unchanged) => (value: string) => setGiven({ ...given, [name]: value });
  const count = concerned?.length ?? work.total;
  const isUnchanged = !moreAreas && Object.values(given).every((value) => value === '');
  const names = areas.map(({ departmentName }) => departmentName);

  function reset() {
    setGiven(unchanged);
    setMoreAreas(undefined);
  }

  return (
    <fieldset className={styles.choices} disabled={applying.isPending}>
      <legend>{chosen.length > 0 ? texts.forSome(count) : texts.forAll(count)}</legend>
      <Field label={columns.decision}>
        <ToolbarSelect
          label={columns.decision}
          value={given.decision}
          options={options(decisions, importTexts.decisions)}
          onChange={change('decision')}
        />
      </Field>
      <Field label={columns.type}>
        <ToolbarSelect
          label={columns.type}
          value={given.type}
          options={options(workTypes, paperTexts.types)}
          onChange={change('type')}
        />
      </Field>
      <Field label={columns.area}>
        <ToolbarSelect
          label={columns.area}
          value={given.area}
          options={[
            keep,
            { value: noArea, label: texts.noArea },
            ...names.map((name) => ({ value: name, label: name })),
          ]}
          onChange={change('area')}
        />
      </Field>
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
