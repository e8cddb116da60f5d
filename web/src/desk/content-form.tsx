import { deskTexts } from '@lab/contract/features/desk/texts';
import { fieldTexts } from '@lab/contract/texts/field-texts';
import Button from '@mui/material/Button';
import { type RefObject, useEffect, useState } from 'react';
import { type FieldValues, useForm, useWatch } from 'react-hook-form';
import { formatDateTime } from '../lib/dates.ts';
import { useImageUpload } from '../lib/upload-image.ts';
import { usePdfUpload } from '../lib/upload-pdf.ts';
import { useIsHere } from '../lib/use-navigate-here.ts';
import { type Saving, useRecordForm } from '../lib/use-record-form.ts';
import { isShownByForm } from '../lib/use-sending.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { AltField, isAltMissing } from '../ui/form/alt-field.tsx';
import { Form } from '../ui/form/form.tsx';
import { SaveAndCancel } from '../ui/form/form-with-draft.tsx';
import { ImageField } from '../ui/form/image-field.tsx';
import { PdfField } from '../ui/form/pdf-field.tsx';
import { SendingNotice } from '../ui/form/sending-notice.tsx';
import { ConflictSection } from './conflict-section.tsx';
import type { Content, Preview } from './content.ts';
import styles from './desk.module.css';
import { MailingChoice } from './mailing-choice.tsx';
import { RecordHeading } from './record-heading.tsx';
import { useRecordMutation } from './use-record-mutation.ts';

const { form: texts } = deskTexts;

class PictureNotSent extends Error {}

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
  const { image, pdf, create, texts: ownTexts } = content;
  const valuesOf = (row: Row | undefined) => (row ? content.valuesOf(row) : content.blank);
  const form = useForm<Values>({
    resolver: content.resolver,
    defaultValues: valuesOf(row) as typeof content.blank,
  });
  const { control, formState, reset, setValue } = form;
  const values = useWatch({ control }) as Values;
  const upload = useImageUpload(image?.options ?? { purpose: 'lab' }, image?.tooLarge);
  const pdfUpload = usePdfUpload(pdf?.purpose);

  // Another form may be open by the time this one is saved, and must not be closed.
  const isOpen = useIsHere();

  const isUnsaved = formState.isDirty || upload.chosen || pdfUpload.file !== undefined;
  useEffect(() => {
    unsaved.current = isUnsaved;
    return () => {
      unsaved.current = false;
    };
  }, [unsaved, isUnsaved]);

  const failed = (!row && create?.failed) || (ownTexts.failed ?? deskTexts.failed);
  const storedPicture: string = (image && values[image.name]) || '';
  const shownPicture = upload.preview ?? storedPicture;

  const mutation = useRecordMutation({
    run: async ({ values, saving }: { values: Values; saving: Saving<Row | undefined> }) => {
      const { seen, ...attempt } = saving;
      const address = await upload.send(attempt).catch((cause: unknown) => {
        throw isShownByForm(cause) ? cause : new PictureNotSent('', { cause });
      });
      const document = await pdfUpload.send(attempt);
      const sent = {
        ...values,
        ...(image && address ? { [image.name]: address } : {}),
        ...(pdf && document ? { [pdf.name]: document } : {}),
      };
      await (seen ? content.edit(seen, sent) : create?.run(sent, mails));
      // It is saved, so what follows is not a slow sending.
      attempt.reportProgress();
    },
    inForm: true,
    closes: true,
    ...(row ? { target: () => row._id } : {}),
    done: () => (!row && create?.done) || ownTexts.updated,
    failed: (error) => (error instanceof PictureNotSent && image?.uploadFailed) || failed,
  });

  const { submit, draft, sending, seen, isConflict, isBusy } = useRecordForm({
    form,
    draft: `${content.kind}:${row?._id ?? 'new'}`,
    start: row,
    valuesOf,
    fetchCurrent: async () => row && fetchCurrent(row._id),
    isIncomplete() {
      if (image?.alt && upload.chosen && isAltMissing({ form, name: image.alt })) return true;
      if (!image?.missing || storedPicture || upload.chosen) return false;
      upload.showError(image.missing);
      return true;
    },
    save: (values, saving) => mutation.mutateAsync({ values, saving }),
    onSaved() {
      if (isOpen.current) onClose();
    },
    failed: () => {}, // the mutation shows the error
  });

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
                reset();
              }}
            >
              {texts.discardDraft}
            </Button>
          </p>
        )}
        {seen && isConflict && (
          <ConflictSection target={seen._id}>
            <div inert className={styles.preview}>
              <PreviewView values={content.valuesOf(seen)} />
            </div>
          </ConflictSection>
        )}
        <Form onSubmit={submit}>
          <content.Fields control={control} setValue={setValue} />
          {image && (
            <ImageField
              label={image.label}
              upload={upload}
              stored={storedPicture}
              width={image.round ? 112 : 192}
              height={image.round ? 112 : 128}
              round={image.round}
            />
          )}
          {image?.alt && (storedPicture || upload.chosen) && <AltField form={form} name={image.alt} />}
          {!row && create?.canMail && <MailingChoice mails={mails} onChange={setMails} />}
          {pdf && <PdfField control={control} name={pdf.name} label={pdf.label} pdf={pdfUpload} />}
          <SendingNotice sending={sending} failed={(upload.sending && image?.uploadFailed) || failed} />
          <div className={styles.buttons}>
            {row ? (
              <SaveAndCancel draft={draft} isBusy={isBusy} onCancel={onClose} />
            ) : (
              <BusyButton variant="contained" type="submit" isBusy={isBusy}>
                {create?.submit}
              </BusyButton>
            )}
          </div>
        </Form>
        {row && content.Below && <content.Below row={row} />}
      </div>
      <aside aria-label={texts.preview}>
        <h2 className={styles.label}>{texts.preview}</h2>
        {/* Inert, because the links of an unsaved record lead to no page. */}
        <div inert className={styles.preview}>
          <PreviewView values={image ? ({ ...values, [image.name]: shownPicture } as Values) : values} />
        </div>
      </aside>
    </>
  );
}
