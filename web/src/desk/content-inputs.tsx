import { deskTexts } from '@lab/contract/features/desk/texts';
import type { FieldValues } from 'react-hook-form';
import { AltField } from '../ui/form/alt-field.tsx';
import { ImageField } from '../ui/form/image-field.tsx';
import { PdfField } from '../ui/form/pdf-field.tsx';
import type { Content, Preview } from './content.ts';
import styles from './desk.module.css';
import type { ContentFormParts } from './use-content-form.ts';

interface Props<Row extends { _id: string }, Values extends FieldValues> {
  content: Content<Row, Values>;
  parts: ContentFormParts<Row, Values>;
}

/** The fields of a record, its picture and what it shows. */
export function ContentInputs<Row extends { _id: string }, Values extends FieldValues>({
  content,
  parts: { form, upload, storedPicture },
}: Props<Row, Values>) {
  const { image } = content;
  return (
    <>
      <content.Fields control={form.control} setValue={form.setValue} />
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
    </>
  );
}

export function ContentPdf<Row extends { _id: string }, Values extends FieldValues>({
  content: { pdf },
  parts: { form, pdfUpload },
}: Props<Row, Values>) {
  return pdf ? <PdfField control={form.control} name={pdf.name} label={pdf.label} pdf={pdfUpload} /> : null;
}

const { form: texts } = deskTexts;

interface Previewed<Values> {
  preview: Preview<Values>;
  values: Values;
}

export function FormPreview<Values>(previewed: Previewed<Values>) {
  return (
    <aside aria-label={texts.preview}>
      <h2 className={styles.label}>{texts.preview}</h2>
      <InertPreview {...previewed} />
    </aside>
  );
}

/** Inert, because the links of an unsaved record lead to no page. */
export function InertPreview<Values>({ preview: View, values }: Previewed<Values>) {
  return (
    <div inert className={styles.preview}>
      <View values={values} />
    </div>
  );
}
