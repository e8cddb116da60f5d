import { deskTexts } from '@lab/contract/features/desk/texts';
import Checkbox from '@mui/material/Checkbox';
import type { Table } from './use-table.ts';

const { table: texts } = deskTexts;

export function Choose<Row>({ table, row }: { table: Table<Row>; row: Row }) {
  return (
    <Checkbox
      slotProps={{ input: { 'aria-label': texts.select(table.nameOf(row)) } }}
      checked={table.isChosen(row)}
      onChange={(_, checked) => table.choose([row], checked)}
    />
  );
}

export function ChooseAll<Row>({ table }: { table: Table<Row> }) {
  const { shown, isChosen, choose } = table;
  const all = shown.length > 0 && shown.every(isChosen);
  return (
    <Checkbox
      slotProps={{ input: { 'aria-label': texts.selectAll } }}
      checked={all}
      indeterminate={!all && shown.some(isChosen)}
      onChange={() => choose(shown, !all)}
    />
  );
}
