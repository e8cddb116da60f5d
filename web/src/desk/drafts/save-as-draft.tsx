import { draftDeskTexts as texts } from '@lab/contract/core/content/drafts/desk-texts';
import type { Values as AnyValues } from '@lab/contract/core/content/field';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { useSending } from '../../lib/use-sending.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import type { Content } from '../content.ts';
import type { ContentFormParts } from '../use-content-form.ts';
import { useOpenForm } from '../use-open-form.ts';
import { useRecordMutation } from '../use-record-mutation.ts';
import { type Drafts, showDraftErrors } from './drafts-of.ts';

interface Props<Row extends { _id: string }, Values extends FieldValues> {
  content: Content<Row, Values>;
  drafts: Drafts;
  /** The published record of which it becomes the next version. */
  row: Row | undefined;
  parts: ContentFormParts<Row, Values>;
  isBusy: boolean;
  /** There is no button beside it that publishes. */
  isOnly: boolean;
  /** Nothing has to be kept on this device any more. */
  onSaved: () => void;
}

/** The button beside the one that publishes. What is incomplete may be saved. */
export function SaveAsDraft<Row extends { _id: string }, Values extends FieldValues>(
  props: Props<Row, Values>,
) {
  const { content, drafts, row, parts, isBusy, isOnly, onSaved } = props;
  const { toDraft } = useOpenForm();
  const navigate = useNavigate();
  const { run } = useSending();
  const saving = useRecordMutation({
    run: () =>
      run(async (attempt) => {
        const values = (await parts.withFiles(parts.form.getValues(), attempt)) as AnyValues;
        if (row) {
          const before = content.valuesOf(row) as AnyValues;
          await call(drafts.save, { params: { id: row._id }, body: { revision: 0, values, before } });
          return row._id;
        }
        const { insertedId } = await call(drafts.create, { body: { values } });
        return insertedId;
      }),
    ...(row ? { target: () => row._id } : {}),
    done: () => texts.saved,
  });

  async function save() {
    try {
      const id = await saving.mutateAsync(undefined);
      onSaved();
      void navigate(toDraft(id), { replace: true });
    } catch (error) {
      // The mutation has said it; fields are named as in the body of the call.
      showDraftErrors(error, parts.form.setError);
    }
  }

  return (
    <BusyButton
      variant={isOnly ? 'contained' : 'outlined'}
      isBusy={saving.isPending}
      disabled={isBusy}
      onClick={() => void save()}
    >
      {row ? texts.saveNext : texts.saveDraft}
    </BusyButton>
  );
}
