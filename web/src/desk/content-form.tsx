import { deskTexts } from '@lab/contract/desk/texts';
import { fieldTexts, siteTexts } from '@lab/contract/texts';
import { useEffect, useRef } from 'react';
import { type FieldValues, useForm, useWatch } from 'react-hook-form';
import { formatDateTime } from '../lib/dates.ts';
import { useImageUpload } from '../lib/upload-image.ts';
import { usePdfUpload } from '../lib/upload-pdf.ts';
import { type Saving, useRecordForm } from '../lib/use-record-form.ts';
import { isSaidByForm } from '../lib/use-sending.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form/form.tsx';
import { ImageField } from '../ui/form/image-field.tsx';
import { PdfField } from '../ui/form/pdf-field.tsx';
import { SendingNotice } from '../ui/form/sending-notice.tsx';
import type { Content, Preview } from './content.ts';
import styles from './desk.module.css';
import { OvertakenNotice } from './overtaken-notice.tsx';
import { useRecordMutation } from './use-record-mutation.ts';

const { form: texts } = deskTexts;

class PictureNotSent extends Error {}

interface Props<Row extends { _id: string }, Values extends FieldValues> {
  content: Content<Row, Values>;
  preview: Preview<Values>;
  /** The record that is changed, as it was seen; without it a new one is made. */
  row: Row | undefined;
  /** The record as it is now; undefined where it is gone. */
  present: (id: string) => Promise<Row | undefined>;
  onClose: () => void;
}

export function ContentForm<Row extends { _id: string }, Values extends FieldValues>(
  props: Props<Row, Values>,
) {
  const { content, preview: Shown, row, present, onClose } = props;
  const { image, pdf, create, texts: said } = content;
  const valuesOf = (row: Row | undefined) => (row ? content.valuesOf(row) : content.blank);
  const form = useForm<Values>({
    resolver: content.resolver,
    defaultValues: valuesOf(row) as typeof content.blank,
  });
  const { control, reset, setValue } = form;
  const values = useWatch({ control }) as Values;
  const upload = useImageUpload(image?.options ?? { purpose: 'lab' }, image?.tooLarge);
  const pdfUpload = usePdfUpload(pdf?.purpose);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // Opened from further down the page: that is where the reader is now.
    if (row) heading.current?.focus();
  }, [row]);

  const kept: string = (image && values[image.name]) || '';
  const shownPicture = upload.preview ?? kept;

  const saving = useRecordMutation({
    run: async ({ written, how }: { written: Values; how: Saving<Row | undefined> }) => {
      const { seen, ...attempt } = how;
      const address = await upload.send(attempt).catch((cause: unknown) => {
        throw isSaidByForm(cause) ? cause : new PictureNotSent('', { cause });
      });
      const document = await pdfUpload.send(attempt);
      const sent = {
        ...written,
        ...(image && address ? { [image.name]: address } : {}),
        ...(pdf && document ? { [pdf.name]: document } : {}),
      };
      return seen ? content.edit(seen, sent) : create?.run(sent);
    },
    inForm: true,
    ...(row ? { target: () => row._id } : {}),
    done: () => (!row && create?.done) || said.updated,
    failed: (error) =>
      (error instanceof PictureNotSent && image?.uploadFailed) || (!row && create?.failed) || said.failed,
  });

  const { submit, draft, sending, seen, isConflict, isBusy } = useRecordForm({
    form,
    draft: `${content.kind}:${row?._id ?? 'new'}`,
    start: row,
    valuesOf,
    fetchCurrent: async () => row && present(row._id),
    isIncomplete() {
      if (!image?.missing || kept || upload.chosen) return false;
      upload.complain(image.missing);
      return true;
    },
    save: (written, how) => saving.mutateAsync({ written, how }),
    onSaved() {
      reset(content.blank);
      upload.unchoose();
      onClose();
    },
    failed: () => {}, // said by the mutation
  });

  return (
    <>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          {row ? `${texts.edit}: ${content.table.nameOf(row)}` : create?.heading}
        </h2>
        {draft.savedAt && (
          <p className={styles.draft}>
            {fieldTexts.savedOnDevice(formatDateTime(draft.savedAt))}{' '}
            <Button
              kind="quiet"
              className={styles.small}
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
          <OvertakenNotice target={seen._id}>
            <div inert className={styles.preview}>
              <Shown values={content.valuesOf(seen)} />
            </div>
          </OvertakenNotice>
        )}
        <Form onSubmit={submit}>
          <content.Fields control={control} setValue={setValue} />
          {image && (
            <ImageField
              label={image.label}
              preview={shownPicture}
              progress={upload.progress}
              error={upload.error}
              width={image.round ? 112 : 192}
              height={image.round ? 112 : 128}
              round={image.round}
              onChoose={upload.choose}
            />
          )}
          {pdf && <PdfField control={control} name={pdf.name} label={pdf.label} pdf={pdfUpload} />}
          <SendingNotice
            sending={sending}
            failed={
              (upload.progress !== undefined && image?.uploadFailed) ||
              (!row && create?.failed) ||
              said.failed
            }
          />
          <div className={styles.buttons}>
            <Button type="submit" disabled={isBusy}>
              {row ? siteTexts.save : create?.submit}
            </Button>
            {row && (
              <Button
                kind="quiet"
                onClick={() => {
                  draft.drop();
                  onClose();
                }}
              >
                {siteTexts.cancel}
              </Button>
            )}
          </div>
        </Form>
      </div>
      <aside aria-label={texts.preview}>
        <h2 className={styles.label}>{texts.preview}</h2>
        {/* Only to look at: its links lead nowhere yet. */}
        <div inert className={styles.preview}>
          <Shown values={image ? ({ ...values, [image.name]: shownPicture } as Values) : values} />
        </div>
      </aside>
    </>
  );
}
