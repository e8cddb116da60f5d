import { deskTexts } from '@lab/contract/desk/texts';
import { type ReactNode, useCallback, useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../button.tsx';
import { toCsv } from './csv.ts';
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
        <select
          key={name}
          className={styles.input}
          aria-label={label}
          value={state.filters[name] ?? ''}
          onChange={({ target }) => change({ filters: { [name]: target.value } })}
        >
          <option value="">{texts.allOf(label)}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ))}
      {sortable && (
        <select
          className={styles.input}
          aria-label={texts.sort}
          value={`${state.descending ? '-' : ''}${state.sort}`}
          onChange={({ target: { value } }) =>
            change({ sort: value.replace(/^-/, ''), descending: value.startsWith('-') })
          }
        >
          <option value="">{texts.newestFirst}</option>
          {columns.flatMap(({ name, label }) => [
            <option key={name} value={name}>
              {texts.ascending(label)}
            </option>,
            <option key={`-${name}`} value={`-${name}`}>
              {texts.descending(label)}
            </option>,
          ])}
        </select>
      )}
      {children}
      <output className={styles.count}>
        {source.loadingMore
          ? texts.loadingRest
          : source.hasMore && !isFiltered
            ? (total ?? texts.atLeast(source.rows.length))
            : texts.shown(matching.length, source.rows.length)}
      </output>
      <Button kind="quiet" className={styles.small} disabled={exporting} onClick={exportCsv}>
        {texts.export}
      </Button>
      {source.moreFailed && (
        <p className={styles.problem} role="alert">
          {texts.restFailed}{' '}
          <Button kind="quiet" className={styles.small} onClick={source.loadMore}>
            {texts.tryAgain}
          </Button>
        </p>
      )}
    </search>
  );
}
