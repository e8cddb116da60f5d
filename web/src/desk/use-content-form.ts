import { useEffect, useState } from 'react';
import { type FieldValues, useForm, useWatch } from 'react-hook-form';
import { useImageUpload } from '../lib/upload-image.ts';
import { usePdfUpload } from '../lib/upload-pdf.ts';
import { type Attempt, isShownByForm } from '../lib/use-sending.ts';
import { isAltMissing } from '../ui/form/alt-field.tsx';
import type { Content } from './content.ts';

export class PictureNotSent extends Error {}

/** The form of one record with its picture and its PDF, of a record and of a draft. */
export function useContentForm<Row extends { _id: string }, Values extends FieldValues>(
  content: Content<Row, Values>,
  start: Values,
) {
  const { image, pdf } = content;
  const [defaultValues] = useState(start as typeof content.blank);
  const form = useForm<Values>({ resolver: content.resolver, defaultValues });
  const values = useWatch({ control: form.control }) as Values;
  const upload = useImageUpload(image?.options ?? { purpose: 'lab' }, image?.tooLarge);
  const pdfUpload = usePdfUpload(pdf?.purpose);
  const storedPicture: string = (image && values[image.name]) || '';
  const shownPicture = upload.preview ?? storedPicture;
  const hasFile = upload.chosen || pdfUpload.file !== undefined;

  function isIncomplete(): boolean {
    if (image?.alt && upload.chosen && isAltMissing({ form, name: image.alt })) return true;
    if (!image?.missing || storedPicture || upload.chosen) return false;
    upload.showError(image.missing);
    return true;
  }

  /** Sends the chosen files first. */
  async function withFiles(written: Values, attempt: Attempt): Promise<Values> {
    const address = await upload.send(attempt).catch((cause: unknown) => {
      throw isShownByForm(cause) ? cause : new PictureNotSent('', { cause });
    });
    const document = await pdfUpload.send(attempt);
    return {
      ...written,
      ...(image && address ? { [image.name]: address } : {}),
      ...(pdf && document ? { [pdf.name]: document } : {}),
    };
  }

  return {
    form,
    upload,
    pdfUpload,
    storedPicture,
    hasFile,
    /** What is shown beside the form. */
    shownValues: image ? ({ ...values, [image.name]: shownPicture } as Values) : values,
    isUnsaved: form.formState.isDirty || hasFile,
    isIncomplete,
    withFiles,
  };
}

export type ContentFormParts<Row extends { _id: string }, Values extends FieldValues> = ReturnType<
  typeof useContentForm<Row, Values>
>;

/** The list asks before it opens another form. */
export function useNotedUnsaved(unsaved: { current: boolean }, isUnsaved: boolean): void {
  useEffect(() => {
    unsaved.current = isUnsaved;
    return () => {
      unsaved.current = false;
    };
  }, [unsaved, isUnsaved]);
}
