import { api } from '@lab/contract';
import { plainMath } from '@lab/contract/core/math/plain';
import { deskTexts } from '@lab/contract/features/desk/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { reviewTexts } from '@lab/contract/features/papers/review/texts';
import type { PaperRequest } from '@lab/contract/features/papers/schemas';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { daysWaiting } from '../../../desk/days-waiting.ts';
import styles from '../../../desk/desk.module.css';
import { DeskPage } from '../../../desk/desk-page.tsx';
import { reasonForAll } from '../../../desk/reason-for.ts';
import { type Unsent, UnsentText } from '../../../desk/unsent-text.tsx';
import { useTableRows } from '../../../lib/use-table-rows.ts';
import { BulkBar } from '../../../ui/data-table/bulk-bar.tsx';
import { choiceFilter } from '../../../ui/data-table/columns.ts';
import { RecordDesk, useOpenRecord } from '../../../ui/data-table/record-desk.tsx';
import { TableContent } from '../../../ui/data-table/table-content.tsx';
import { TableToolbar } from '../../../ui/data-table/table-toolbar.tsx';
import { type TableDeclaration, useTable } from '../../../ui/data-table/use-table.ts';
import { paperColumns } from './paper-columns.ts';
import { publishSeen, ReviewRecord, rejectFor } from './review-record.tsx';

const { fields } = paperTexts;

const declared: TableDeclaration<PaperRequest> = {
  columns: [
    ...paperColumns('title'),
    {
      name: 'author',
      label: fields.author,
      value: ({ authorName, authorEmail }) => `${authorName} <${authorEmail}>`,
    },
    ...paperColumns('areaName'),
    ...paperColumns('people', 'text', 'doi', 'prose').map((column) => ({
      ...column,
      order: 'none' as const,
    })),
    { name: 'createdAt', label: reviewTexts.submittedOn, value: ({ createdAt }) => createdAt, order: 'time' },
    { name: 'feedback', label: reviewTexts.feedback, value: ({ message }) => message, order: 'none' },
  ],
  filters: [
    choiceFilter('state', reviewTexts.state, reviewTexts.states, ({ message }) =>
      message ? 'answered' : 'new',
    ),
  ],
  nameOf: ({ title }) => plainMath(title),
};

export default function ReviewPage() {
  const open = useOpenRecord();
  const source = useTableRows(api.papers.requests);
  const table = useTable(declared, source, open !== null);
  const [published, setPublished] = useState<PaperRequest>();
  const [unsent, setUnsent] = useState<Unsent>();

  return (
    <DeskPage title={reviewTexts.title}>
      {published && (
        <p className={styles.notice} role="status">
          {reviewTexts.published}: {published.title}.{' '}
          <Link to={paths.paper(published._id)}>{reviewTexts.viewPublished}</Link>
        </p>
      )}
      {unsent && <UnsentText unsent={unsent} onClose={() => setUnsent(undefined)} />}
      <TableToolbar table={table} file="papers" sortable />
      <BulkBar
        table={table}
        actions={[
          {
            label: reviewTexts.publish,
            confirm: reviewTexts.publishConfirm,
            warning: reviewTexts.publishAllText,
            run: publishSeen,
          },
          {
            label: reviewTexts.reject,
            confirm: reviewTexts.rejectConfirm,
            warning: reviewTexts.rejectAllText,
            danger: true,
            words: reasonForAll,
            run: rejectFor,
          },
        ]}
        onDone={() => source.refetch()}
      />
      <TableContent table={table} empty={reviewTexts.empty}>
        <RecordDesk
          table={table}
          label={reviewTexts.title}
          about={({ authorName, createdAt }) =>
            `${authorName} · ${deskTexts.record.waitingSince(daysWaiting(createdAt))}`
          }
          record={(request) => (
            <ReviewRecord
              key={request._id}
              request={request}
              onPublished={setPublished}
              onUnsent={setUnsent}
            />
          )}
        />
      </TableContent>
    </DeskPage>
  );
}
