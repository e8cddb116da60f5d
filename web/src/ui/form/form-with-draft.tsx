/** The buttons and the notice below the fields of a form that keeps a draft. */
import { fieldTexts } from '@lab/contract/texts/field-texts';
import { siteTexts } from '@lab/contract/texts/texts';
import Button from '@mui/material/Button';
import { formatDateTime } from '../../lib/dates.ts';
import type { useRecordForm } from '../../lib/use-record-form.ts';
import { BusyButton } from '../busy-button.tsx';

type RecordForm = ReturnType<typeof useRecordForm>;

interface Props extends Pick<RecordForm, 'draft' | 'isBusy'> {
  onCancel: () => void;
}

/** For a form that changes a record. Cancelling also drops what was typed. */
export function SaveAndCancel({ draft, isBusy, onCancel }: Props) {
  function cancel() {
    draft.drop();
    onCancel();
  }

  return (
    <>
      <BusyButton variant="contained" type="submit" isBusy={isBusy}>
        {siteTexts.save}
      </BusyButton>
      <Button variant="outlined" disabled={isBusy} onClick={cancel}>
        {siteTexts.cancel}
      </Button>
    </>
  );
}

export function SavedOnDevice({ draft }: Pick<RecordForm, 'draft'>) {
  return <p role="status">{draft.savedAt && fieldTexts.savedOnDevice(formatDateTime(draft.savedAt))}</p>;
}
