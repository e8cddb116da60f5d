/**
 * The import of a table. It is read as a plan first, which writes nothing; then what is new in it is
 * imported, and what cannot be read stays in sight.
 */
import type { api, BodyOf, ReplyOf } from '@lab/contract';
import type { Table } from '@lab/contract/core/tables/read-table';
import { tableTexts as texts } from '@lab/contract/core/tables/texts';
import { deskTexts } from '@lab/contract/features/desk/texts';
import { useRef, useState } from 'react';
import { ApiError } from '../lib/api.ts';
import type { DroppedFile } from '../lib/dropped-files.ts';
import { toast } from '../lib/toast.ts';
import { DialogButton } from './dialogs.tsx';
import { FormDialog } from './form-dialog.tsx';
import { namedPictures } from './named-pictures.ts';
import { PictureNotSent, usePictureSending } from './send-pictures.ts';
import styles from './table-import.module.css';
import { TableInput } from './table-input.tsx';
import { TablePictures } from './table-pictures.tsx';
import { inState, type Plan, TablePlan } from './table-plan.tsx';
import { type RoleChoices, rolesOf, TableRoles } from './table-roles.tsx';
import { useRecordMutation } from './use-record-mutation.ts';

export type GivenTable = BodyOf<typeof api.memberTables.import>;

interface Imported {
  /** The sentence that says so. */
  done: string;
  /** How many rows stayed out. */
  wrong: number;
  /** Missing where it cannot be taken back as a whole. */
  undo?: (() => Promise<ReplyOf<typeof api.outputTables.undo>>) | undefined;
}

interface Import {
  title: string;
  text: string;
  /** They are named in the dialog. */
  columns: Table['columns'];
  /** The table may name pictures, which are chosen with it. */
  hasPictures?: true;
  plan: (given: GivenTable) => Promise<Plan>;
  run: (given: GivenTable) => Promise<Imported>;
  confirm?: (fresh: number) => string;
}

/** Longer than after a deletion, because a table is looked through first. */
const undoMilliseconds = 15_000;

/** The button that opens it. */
export const TableImport = ({ button = texts.read, ...table }: Import & { button?: string }) => (
  <DialogButton label={button}>{(onClose) => <TableDialog {...table} onClose={onClose} />}</DialogButton>
);

type Props = Import & { onClose: () => void };

function TableDialog({ title, text, columns, hasPictures, onClose, confirm = texts.run, ...props }: Props) {
  const [table, setTable] = useState('');
  const [files, setFiles] = useState<readonly DroppedFile[]>([]);
  const [choices, setChoices] = useState<RoleChoices>({});
  const latestChoices = useRef(choices);
  const [planned, setPlanned] = useState<{ table: string; plan: Plan }>();
  const [wrong, setWrong] = useState('');
  const [hasImported, setHasImported] = useState(false);
  const { send, sending, unusable } = usePictureSending();
  // The table may have been changed while it was checked.
  const plan = planned?.table === table ? planned.plan : undefined;
  const fresh = plan ? inState(plan, 'new') : [];
  const named = namedPictures(fresh, files);

  const checking = useRecordMutation({
    run: async (chosen: RoleChoices) => {
      try {
        const plan = await props.plan({ table, roles: rolesOf(chosen), pictures: [] });
        // An earlier choice may be answered later.
        if (latestChoices.current === chosen) setPlanned({ table, plan });
      } catch (error) {
        const fault = error instanceof ApiError && error.fields.table;
        if (!fault) throw error;
        setWrong(fault);
      }
    },
  });
  const importing = useRecordMutation({
    run: async () => {
      const pictures = await send(named.found);
      return pictures && props.run({ table, roles: rolesOf(choices), pictures });
    },
    failed: (error) => (error instanceof PictureNotSent ? error.message : deskTexts.failed),
  });
  const takingBack = useRecordMutation({
    run: (undo: NonNullable<Imported['undo']>) => undo(),
    done: (_, { removed, kept }) => texts.undone(removed, kept),
  });
  const isBusy = checking.isPending || importing.isPending;

  async function run() {
    try {
      const imported = await importing.mutateAsync(undefined);
      if (!imported) return;
      const { done, undo } = imported;
      toast(done, {
        milliseconds: undoMilliseconds,
        ...(undo && { action: { label: texts.undo, run: () => takingBack.mutate(undo) } }),
      });
      if (imported.wrong === 0) return onClose();
      setHasImported(true);
      await checking.mutateAsync(choices);
    } catch {
      // The mutation shows the error; what refused the import is not in this plan.
      setPlanned(undefined);
    }
  }

  function submit() {
    if (!table.trim()) return setWrong(texts.none);
    return plan ? run() : checking.mutateAsync(choices).catch(() => {});
  }

  function write(next: string) {
    setTable(next);
    setWrong('');
  }

  /** A file that is chosen again takes the place of the first. */
  function addPictures(added: readonly DroppedFile[]) {
    const names = new Set(added.map(({ name }) => name));
    setFiles([...files.filter(({ name }) => !names.has(name)), ...added]);
  }

  function chooseRole(name: string, role: string) {
    const chosen = { ...choices, [name]: role };
    latestChoices.current = chosen;
    setChoices(chosen);
    checking.mutate(chosen);
  }

  function nextStep() {
    if (!plan) return texts.check;
    return fresh.length === 0 ? texts.nothing : confirm(fresh.length);
  }

  return (
    <FormDialog
      title={title}
      text={texts.lead}
      confirm={nextStep()}
      close={hasImported ? texts.close : undefined}
      isBusy={isBusy}
      isUseless={plan !== undefined && fresh.length === 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <details className={styles.how}>
        <summary>{texts.how}</summary>
        <p>{text}</p>
        <p>{texts.columns(columns.map(([, field]) => field.label).join(', '))}</p>
      </details>
      <TableInput
        label={texts.table}
        value={table}
        wrong={wrong}
        onWrite={write}
        onPictures={hasPictures && addPictures}
      />
      {files.length > 0 && <p>{texts.pictures.chosen(files.length)}</p>}
      {plan && (
        <TablePlan table={table} plan={plan}>
          <TablePictures named={named} files={files} unusable={unusable} />
          {plan.roles && <TableRoles lacking={plan.roles} choices={choices} onChoose={chooseRole} />}
        </TablePlan>
      )}
      {sending && <p role="status">{texts.pictures.sending(sending.at, sending.count)}</p>}
    </FormDialog>
  );
}
