import { deskTexts } from '@lab/contract/features/desk/texts';
import { toCsv } from '@lab/contract/lib/csv';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type ReactNode, useCallback, useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../lib/toast.ts';

import styles from './data-table.module.css';
import { SearchBox } from './search-box.tsx';
import type { Table } from './use-table.ts';

const { table: texts } = deskTexts;

interface Props<Row> {
  table: Table<Row>;
  /** Name of the exported file, without `.csv`. */
  file: string;
  /** The number of all records, if it is known before all are loaded. */
  total?: number;
  /** Shows a menu for sorting, for lists without column headings. */
  sortable?: boolean;
  children?: ReactNode;
}

/** Search, filters and export of a table or list, and the number of rows that it shows. */
export function TableToolbar<Row>({ table, file, total, sortable = false, children }: Props<Row>) {
  const { state, change, source, columns, filters, isFiltered, matching } = table;
  const [exporting, setExporting] = useState(false);
  const order = `${state.descending ? '-' : ''}${state.sort}`;
  const orders = ordersOf(columns);
  const search = useCallback((text: string) => change({ search: text }), [change]);

  async function exportCsv() {
    setExporting(true);
    try {
      const rows = await table.loadMatching();
      const lines = rows.map((row) => columns.map(({ value }) => value(row)));
      saveFile(`${file}.csv`, 'text/csv', toCsv([columns.map(({ label }) => label), ...lines]));
    } catch {
      toast(texts.exportFailed, { kind: 'error' });
    } finally {
      setExporting(false);
    }
  }

  return (
    <search className={styles.toolbar}>
      <SearchBox value={state.search} onSearch={search} />
      {filters.map(({ name, label, options }) => (
        <ToolbarSelect
          key={name}
          label={label}
          value={state.filters[name] ?? ''}
          options={[{ value: '', label: texts.allOf(label) }, ...options]}
          onChange={(value) => change({ filters: { [name]: value } })}
        />
      ))}
      {sortable && (
        <ToolbarSelect
          label={texts.sort}
          value={orders.some(({ value }) => value === order) ? order : ''}
          options={orders}
          onChange={(value) => change({ sort: value.replace(/^-/, ''), descending: value.startsWith('-') })}
        />
      )}
      {children}
      <output className={styles.count}>
        {source.status !== 'success'
          ? ''
          : source.loadingMore
            ? texts.loadingRest
            : source.hasMore && !isFiltered
              ? (total ?? texts.atLeast(source.rows.length))
              : texts.shown(matching.length, source.rows.length)}
      </output>
      <Button variant="outlined" disabled={exporting} onClick={exportCsv}>
        {texts.export}
      </Button>
      {source.moreFailed && (
        <Alert
          severity="error"
          className={styles.problem}
          action={<Button onClick={source.loadMore}>{texts.tryAgain}</Button>}
        >
          {texts.restFailed}
        </Alert>
      )}
    </search>
  );
}

/** The list comes with the newest first, so that order needs no column. */
function ordersOf(columns: Table<never>['columns']) {
  const byTime = columns.flatMap(({ name, order }) =>
    order === 'time' ? { value: name, label: texts.oldestFirst } : [],
  );
  const byText = columns.flatMap(({ name, label, order }) =>
    order
      ? []
      : [
          { value: name, label: texts.alphabetical(label) },
          { value: `-${name}`, label: texts.reversed(label) },
        ],
  );
  return [{ value: '', label: texts.newestFirst }, ...byTime, ...byText];
}

interface SelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** The browser's own menu, which is the best one on a phone. */
export function ToolbarSelect({ label, value, options, onChange }: SelectProps) {
  return (
    <TextField
      select
      fullWidth={false}
      value={value}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </TextField>
  );
}
