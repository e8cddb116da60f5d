import { deskTexts } from '@lab/contract/features/desk/texts';
import { fieldTexts } from '@lab/contract/texts/field-texts';
import { siteTexts } from '@lab/contract/texts/texts';
import Button from '@mui/material/Button';
import { type RefObject, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formatDateTime } from '../lib/dates.ts';
import { useIsHere } from '../lib/use-navigate-here.ts';
import { type Saving, useRecordForm } from '../lib/use-record-form.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { Form } from '../ui/form/form.tsx';
import { SaveAndCancel } from '../ui/form/form-with-draft.tsx';
import { SendingNotice } from '../ui/form/sending-notice.tsx';
import { ConflictSection } from './conflict-section.tsx';
import type { Content, Preview } from './content.ts';
import { ContentInputs, ContentPdf, FormPreview, InertPreview } from './content-inputs.tsx';
import styles from './desk.module.css';
import { PublishedLife } from './drafts/published-life.tsx';
import { SaveAsDraft } from './drafts/save-as-draft.tsx';
import { MailingChoice } from './mailing-choice.tsx';
import { RecordHeading } from './record-heading.tsx';
import { PictureNotSent, useContentForm, useNotedUnsaved } from './use-content-form.ts';
import { useMayDo } from './use-may-do.ts';
import { useRecordMutation } from './use-record-mutation.ts';

const { form: texts } = deskTexts;

interface Props<Row extends { _id: string }, Values extends FieldValues> {
  content: Content<Row, Values>;
  preview: Preview<Values>;
  /** The record to edit; undefined for a new one. */
  row: Row | undefined;
  /** Reads the record again after a conflict; undefined if it was deleted. */
  fetchCurrent: (id: string) => Promise<Row | undefined>;
  /** Whether something here would have to be saved; the list asks before it opens another form. */
  unsaved: RefObject<boolean>;
  onClose: () => void;
}

export function ContentForm<Row extends { _id: string }, Values extends FieldValues>(
  props: Props<Row, Values>,
) {
  const { content, preview: PreviewView, fetchCurrent, unsaved, onClose } = props;
  // The version with which the form opened, also after somebody else has deleted the record.
  const [row] = useState(props.row);
  const [mails, setMails] = useState(true);
  const mayPublish = useMayDo(content).publish(row?._id);
  const { image, create, drafts, texts: ownTexts } = content;
  const valuesOf = (row: Row | undefined) => (row ? content.valuesOf(row) : content.blank);
  const parts = useContentForm(content, valuesOf(row));
  const { form, upload } = parts;

  // Another form may be open by the time this one is saved, and must not be closed.
  const isOpen = useIsHere();
  useNotedUnsaved(unsaved, parts.isUnsaved);

  const failed = (!row && create?.failed) || (ownTexts.failed ?? deskTexts.failed);

  const mutation = useRecordMutation({
    run: async ({ values, saving }: { values: Values; saving: Saving<Row | undefined> }) => {
      const { seen, ...attempt } = saving;
      const sent = await parts.withFiles(values, attempt);
      await (seen ? content.edit(seen, sent) : create?.publish?.run(sent, mails));
      // It is saved, so what follows is not a slow sending.
      attempt.reportProgress();
    },
    inForm: true,
    closes: true,
    ...(row ? { target: () => row._id } : {}),
    done: () => (!row && create?.publish?.done) || ownTexts.updated,
    failed: (error) => (error instanceof PictureNotSent && image?.uploadFailed) || failed,
  });

  const { submit, draft, sending, seen, isConflict, isBusy } = useRecordForm({
    form,
    draft: `${content.kind}:${row?._id ?? 'new'}`,
    start: row,
    valuesOf,
    fetchCurrent: async () => row && fetchCurrent(row._id),
    isIncomplete: parts.isIncomplete,
    save: (values, saving) => mutation.mutateAsync({ values, saving }),
    onSaved() {
      if (isOpen.current) onClose();
    },
    failed: () => {}, // the mutation shows the error
  });

  const asDraft = drafts && (
    <SaveAsDraft
      content={content}
      drafts={drafts}
      row={row}
      parts={parts}
      isBusy={isBusy}
      isOnly={!mayPublish || (!row && !create?.publish)}
      onSaved={draft.drop}
    />
  );

  return (
    <>
      <div>
        <RecordHeading>{row ? `${texts.edit}: ${content.table.nameOf(row)}` : create?.heading}</RecordHeading>
        {draft.savedAt && (
          <p className={styles.draft}>
            {fieldTexts.savedOnDevice(formatDateTime(draft.savedAt))}{' '}
            <Button
              variant="outlined"
              size="small"
              onClick={() => {
                draft.drop();
                form.reset();
              }}
            >
              {texts.discardDraft}
            </Button>
          </p>
        )}
        {seen && isConflict && (
          <ConflictSection target={seen._id}>
            <InertPreview preview={PreviewView} values={content.valuesOf(seen)} />
          </ConflictSection>
        )}
        <Form onSubmit={mayPublish ? submit : () => {}}>
          <ContentInputs content={content} parts={parts} />
          {!row && mayPublish && create?.canMail && <MailingChoice mails={mails} onChange={setMails} />}
          <ContentPdf content={content} parts={parts} />
          <SendingNotice sending={sending} failed={(upload.sending && image?.uploadFailed) || failed} />
          <div className={styles.buttons}>
            {!mayPublish && asDraft}
            {!mayPublish && (
              <Button variant="outlined" onClick={onClose}>
                {siteTexts.cancel}
              </Button>
            )}
            {mayPublish && row && <SaveAndCancel draft={draft} isBusy={isBusy} onCancel={onClose} />}
            {mayPublish && !row && create?.publish && (
              <BusyButton variant="contained" type="submit" isBusy={isBusy}>
                {create.publish.submit}
              </BusyButton>
            )}
            {mayPublish && asDraft}
          </div>
        </Form>
        {row && drafts && (
          <PublishedLife content={content} drafts={drafts} id={row._id} mayPublish={mayPublish} />
        )}
        {row && mayPublish && content.Below && <content.Below row={row} />}
      </div>
      <FormPreview preview={PreviewView} values={parts.shownValues} />
    </>
  );
}
