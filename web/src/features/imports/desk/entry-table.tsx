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
import { Beside } from './beside.tsx';
import { Choices } from './choices.tsx';
import styles from './imports.module.css';

const { columns, kinds, plan: texts } = importTexts;

const resultOf = ({ outcome, decision }: ImportEntry) =>
  outcome ? importTexts.outcomes[outcome] : importTexts.decisions[decision];

const typeNameOf = ({ type, title }: ImportEntry) => (title ? paperTexts.types[type] : '');

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
    // These are searched and exported; the first three stand below the title.
    { name: 'authors', label: columns.authors, value: ({ authors }) => authors, hidden: true },
    { name: 'year', label: columns.year, value: ({ year }) => year, hidden: true },
    { name: 'venue', label: columns.venue, value: ({ venue }) => venue, hidden: true },
    { name: 'number', label: columns.number, value: ({ _id }) => _id, hidden: true },
    { name: 'line', label: columns.line, value: ({ line }) => line, hidden: true },
    { name: 'key', label: columns.key, value: ({ key }) => key, hidden: true },
    {
      name: 'notices',
      label: columns.notices,
      value: ({ notices = [] }) => notices.join(' '),
      hidden: true,
    },
    { name: 'doi', label: columns.doi, value: ({ doi }) => doi, hidden: true },
    { name: 'keywords', label: columns.keywords, value: ({ keywords }) => keywords, hidden: true },
    { name: 'work', label: columns.work, value: ({ workId = '' }) => workId, hidden: true },
    { name: 'original', label: columns.original, value: ({ original = '' }) => original, hidden: true },
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
    run: (body: { entries: string[]; decision: ImportEntry['decision'] }) =>
      call(api.imports.choose, { params: { id: work._id }, body }),
    done: () => texts.applied,
    failed: siteTexts.somethingWrong,
  });
  const label = (kind: EntryKind) => `${kinds[kind]} (${work.kinds[kind]})`;
  return (
    <section className={styles.entries}>
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
              ? (entry) =>
                  decisions
                    .filter((one) => one !== entry.decision && mayDecide(entry, one))
                    .map((decision) => ({
                      label: importTexts.decisions[decision],
                      run: () => deciding.mutate({ entries: [entry._id], decision }),
                    }))
              : undefined
          }
        />
      </TableContent>
    </section>
  );
}

function Title({ entry }: { entry: ImportEntry }) {
  const { title, authors, year, venue, key, line, original, workId, outcome, notices = [] } = entry;
  const isThere = workId && outcome !== 'removed' && outcome !== 'parted';
  return (
    <div className={styles.title}>
      {isThere ? <Link to={paths.paper(workId)}>{title}</Link> : <span>{title || key}</span>}
      <small>{[authors, venue, year].filter(Boolean).join(' · ') || texts.line(line)}</small>
      {notices.map((notice) => (
        <strong key={notice} className={styles.notice}>
          {texts.brings(notice)}
        </strong>
      ))}
      {original && <pre className={styles.original}>{original}</pre>}
    </div>
  );
}
