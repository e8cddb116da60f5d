import { api } from '@lab/contract';
import type { ImportEntry, OneImport } from '@lab/contract/features/imports/schemas';
import { decisions, type EntryKind, entryKinds, mayDecide } from '@lab/contract/features/imports/states';
import { importTexts } from '@lab/contract/features/imports/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link } from 'react-router-dom';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';
import { useTableRows } from '../../../lib/use-table-rows.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { TableContent } from '../../../ui/data-table/table-content.tsx';
import { TableToolbar } from '../../../ui/data-table/table-toolbar.tsx';
import { type TableDeclaration, useTable } from '../../../ui/data-table/use-table.ts';
import { Choices } from './choices.tsx';
import styles from './imports.module.css';

const { columns, kinds, plan: texts } = importTexts;

const resultOf = ({ outcome, decision }: ImportEntry) =>
  outcome ? importTexts.outcomes[outcome] : importTexts.decisions[decision];

const typeNameOf = ({ type, title }: ImportEntry) => (title ? paperTexts.types[type] : '');

/** A second date that its file says. */
const datesOf = ({ otherDate }: ImportEntry) => (otherDate ? [otherDate] : []);

const hidden = (name: keyof typeof columns, value: (entry: ImportEntry) => string | number) =>
  ({ name, label: columns[name], value, hidden: true }) as const;

/** The export of this table is the report of the import. */
const declared: TableDeclaration<ImportEntry> = {
  columns: [
    {
      name: 'title',
      label: columns.title,
      value: ({ title, key, original }) => title || key || original || '',
      show: (entry) => <Title entry={entry} />,
      long: true,
    },
    { name: 'type', label: columns.type, value: typeNameOf },
    {
      name: 'area',
      label: columns.area,
      value: ({ area, moreAreas = [] }) => [area, ...moreAreas].filter(Boolean).join('; '),
    },
    {
      name: 'why',
      label: columns.kind,
      value: ({ kind, why }) => `${kinds[kind]}. ${why}`.trim(),
      show: (entry) => <Beside entry={entry} />,
      long: true,
    },
    { name: 'result', label: columns.decision, value: resultOf },
    // These are searched and exported; the first three are shown below the title.
    ...(['authors', 'year', 'venue'] as const).map((name) => hidden(name, (entry) => entry[name])),
    hidden('number', ({ _id }) => _id),
    hidden('file', ({ file = '' }) => file),
    hidden('line', ({ line }) => line),
    hidden('key', ({ key }) => key),
    hidden('notices', ({ notices = [] }) => notices.join(' ')),
    hidden('remarks', ({ remarks = [] }) => remarks.join(' ')),
    hidden('doi', ({ doi }) => doi),
    hidden('keywords', ({ keywords }) => keywords),
    hidden('work', ({ workId = '' }) => workId),
    hidden('original', ({ original = '' }) => original),
  ],
  filters: [
    {
      name: 'kind',
      label: columns.kind,
      options: entryKinds.map((value) => ({ value, label: kinds[value] })),
      matches: ({ kind }, value) => kind === value,
    },
  ],
  nameOf: ({ title, key, _id }) => title || key || _id,
};

/** The toolbar shows no menu for the groups, since the tabs choose them. */
const withoutMenu = <T extends { filters: readonly unknown[] }>(table: T): T => ({ ...table, filters: [] });

export function EntryTable({ work }: { work: OneImport }) {
  const table = useTable(declared, useTableRows(api.imports.entries, { import: work._id }));
  const chosenTab = table.state.filters.kind ?? '';
  const isPlan = work.state === 'planned';
  const deciding = useRecordMutation({
    run: (body: { entries: string[]; decision?: ImportEntry['decision']; date?: string }) =>
      call(api.imports.choose, { params: { id: work._id }, body }),
    done: () => texts.applied,
    failed: siteTexts.somethingWrong,
  });
  const label = (kind: EntryKind) => `${kinds[kind]} (${work.kinds[kind]})`;
  return (
    <section className={isPlan ? `${styles.entries} ${styles.plan}` : styles.entries}>
      <Tabs
        value={chosenTab}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={texts.all}
        onChange={(_, kind: string) => table.change({ filters: { kind } })}
      >
        <Tab value="" label={`${texts.all} (${work.total})`} />
        {entryKinds.map((kind) => (
          <Tab key={kind} value={kind} label={label(kind)} />
        ))}
      </Tabs>
      <TableToolbar table={withoutMenu(table)} file={`import-${work.fileName}`} total={work.total} />
      {isPlan && <Choices table={table} work={work} />}
      {isPlan && table.matching.some(({ mayJoin }) => mayJoin) && (
        <p className={styles.hint}>{texts.versionHelp}</p>
      )}
      <TableContent table={table} empty={texts.nothing}>
        <DataTable
          table={table}
          caption={work.fileName}
          selectable={isPlan}
          actions={
            isPlan
              ? (entry) => [
                  ...decisions
                    .filter((one) => one !== entry.decision && mayDecide(entry, one))
                    .map((decision) => ({
                      label: importTexts.decisions[decision],
                      run: () => deciding.mutate({ entries: [entry._id], decision }),
                    })),
                  ...datesOf(entry).map((date) => ({
                    label: texts.takeDate(date),
                    run: () => deciding.mutate({ entries: [entry._id], date }),
                  })),
                ]
              : undefined
          }
        />
      </TableContent>
    </section>
  );
}

function Title({ entry }: { entry: ImportEntry }) {
  const {
    title,
    authors,
    year,
    venue,
    key,
    line,
    original,
    workId,
    outcome,
    notices = [],
    remarks = [],
  } = entry;
  const place = entry.file ? texts.lineOfFile(entry.file, line) : texts.line(line);
  const isThere = workId && outcome !== 'removed' && outcome !== 'parted';
  return (
    <div className={styles.title}>
      {isThere ? <Link to={paths.paper(workId)}>{title}</Link> : <span>{title || key}</span>}
      <small>{[authors, venue, year].filter(Boolean).join(' · ') || place}</small>
      {notices.map((notice) => (
        <strong key={notice} className={styles.notice}>
          {texts.brings(notice)}
        </strong>
      ))}
      {remarks.map((remark) => (
        <small key={remark}>{remark}</small>
      ))}
      {original && <pre className={styles.original}>{original}</pre>}
    </div>
  );
}

/** Compares the fields of the entry with those of the existing work that differ. */
function Beside({ entry }: { entry: ImportEntry }) {
  const { kind, why, other } = entry;
  const names = ['title', 'authors', 'year', 'venue', 'doi'] as const;
  const different = other ? names.filter((name) => entry[name] !== other[name]) : [];
  return (
    <div>
      <span>
        {kinds[kind]}
        {why && `: ${why}`}
      </span>
      {other && different.length > 0 && (
        <details open={kind === 'similar'}>
          <summary>
            {other.id ? <Link to={paths.paper(other.id)}>{texts.similarTo}</Link> : texts.inFile}
          </summary>
          <dl className={styles.beside}>
            {different.map((name) => (
              <div key={name}>
                <dt>{columns[name]}</dt>
                <dd>
                  {texts.fromFile}: {entry[name] || '–'}
                </dd>
                <dd>
                  {other.id ? texts.similarTo : texts.inFile}: {other[name] || '–'}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
