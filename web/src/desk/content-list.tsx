import { deskTexts } from '@lab/contract/features/desk/texts';
import { keptFor } from '@lab/contract/kinds/kept-for';
import { hour } from '@lab/contract/lib/durations';
import { siteTexts } from '@lab/contract/texts/texts';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ApiError } from '../lib/api.ts';
import { useTableRows } from '../lib/use-table-rows.ts';
import { confirm } from '../ui/confirm.ts';
import { BulkBar } from '../ui/data-table/bulk-bar.tsx';
import { DataTable } from '../ui/data-table/data-table.tsx';
import type { RowAction } from '../ui/data-table/row-menu.tsx';
import { TableContent } from '../ui/data-table/table-content.tsx';
import { TableToolbar } from '../ui/data-table/table-toolbar.tsx';
import { useTable } from '../ui/data-table/use-table.ts';
import { Picture } from '../ui/picture.tsx';
import type { Content } from './content.ts';
import styles from './desk.module.css';
import { Face } from './face.tsx';
import { MoveAndDelete } from './move-and-delete.tsx';
import { useMayDo } from './use-may-do.ts';
import { useRecordMutation } from './use-record-mutation.ts';
import { useRemovalToast } from './use-removal.ts';

interface Props<Row extends { _id: string }, Values extends FieldValues> {
  content: Content<Row, Values>;
  /** The id of the record whose form is open. */
  editing: string | null;
  onEdit: (id: string) => void;
}

/** All records of one kind, with what can be done with them. */
export function ContentList<Row extends { _id: string }, Values extends FieldValues>(
  props: Props<Row, Values>,
) {
  const { content, editing, onEdit } = props;
  const { title, texts, table: declared, pictureOf, publicPath, Acts } = content;
  const may = useMayDo(content);
  const all = useTableRows(content.list, content.listQuery);
  const table = useTable(declared, { ...all, rows: all.rows.filter(({ _id }) => may.write(_id)) });
  const showRemoved = useRemovalToast(content.kind, texts.deleted);
  const isKeptLong = keptFor(content.kind) > hour;
  const { deleteConfirm = deskTexts.deleteConfirm } = texts;
  const [inUse, setInUse] = useState<{ row: Row; reason: string }>();

  const removal = useRecordMutation({
    run: async ({ row, moveTo }: { row: Row; moveTo?: string }) => {
      try {
        await content.remove(row._id, moveTo);
        setInUse(undefined);
        // Before the list has come, because by then another record may be deleted.
        showRemoved([row._id]);
      } catch (error) {
        const reason = content.removal && error instanceof ApiError && error.fields.moveTo;
        if (!reason) throw error;
        setInUse({ row, reason });
      }
    },
    target: ({ row }) => row._id,
    failed: texts.failed,
  });

  async function remove(row: Row) {
    const sure = await confirm({
      text: (isKeptLong ? deskTexts.deleteText : deskTexts.deleteSoonText)(declared.nameOf(row)),
      confirm: deleteConfirm,
      danger: true,
    });
    if (sure) removal.mutate({ row });
  }

  const rows = (actionsOf: (row: Row) => RowAction[]) => (
    <DataTable
      table={table}
      caption={title}
      selectable={may.publish()}
      picture={
        pictureOf && {
          label: deskTexts.table.picture,
          show: (row) =>
            content.image?.round ? (
              <Face name={declared.nameOf(row)} src={pictureOf(row)} />
            ) : (
              <Picture
                className={styles.thumb}
                src={pictureOf(row)}
                alt=""
                width={48}
                height={32}
                sizes="48px"
              />
            ),
        }
      }
      open={{ id: editing, label: () => siteTexts.edit, run: ({ _id }) => onEdit(_id) }}
      actions={(row) => [
        { label: deskTexts.record.live, to: publicPath(row) },
        ...(may.publish(row._id)
          ? [...actionsOf(row), { label: siteTexts.delete, danger: true, run: () => void remove(row) }]
          : []),
      ]}
    />
  );

  return (
    <>
      {inUse && content.removal && (
        <MoveAndDelete
          key={inUse.row._id}
          texts={content.removal}
          name={declared.nameOf(inUse.row)}
          reason={inUse.reason}
          targets={table.source.rows
            .filter(({ _id }) => _id !== inUse.row._id)
            .map((row) => ({ _id: row._id, name: declared.nameOf(row) }))}
          busy={removal.isPending}
          onMove={(moveTo) => removal.mutate({ row: inUse.row, moveTo })}
          onCancel={() => setInUse(undefined)}
        />
      )}
      <TableToolbar table={table} file={content.kind} />
      {may.publish() && (
        <BulkBar
          table={table}
          actions={[
            {
              label: siteTexts.delete,
              confirm: deleteConfirm,
              warning: isKeptLong ? deskTexts.deleteAllText : deskTexts.deleteAllSoonText,
              danger: true,
              run: ({ _id }) => content.remove(_id),
            },
          ]}
          onDone={(done) => {
            table.source.refetch();
            if (done.length) showRemoved(done.map(({ _id }) => _id));
          }}
        />
      )}
      <TableContent table={table} empty={texts.empty}>
        {Acts ? <Acts>{rows}</Acts> : rows(() => [])}
      </TableContent>
    </>
  );
}
