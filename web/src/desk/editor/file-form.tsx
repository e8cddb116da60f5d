import { editorTexts } from '@lab/contract/core/markdown/editor/texts';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { usePdfUpload } from '../../lib/upload-pdf.ts';
import { PdfField } from '../../ui/form/pdf-field.tsx';
import { SendingNotice } from '../../ui/form/sending-notice.tsx';
import styles from './editor.module.css';
import { EditorDialog } from './editor-dialog.tsx';
import { type InsertProps, insertInto } from './insert-into.ts';
import { useOneUpload } from './use-one-upload.ts';

const { fields, errors } = editorTexts;

/** A PDF, as a link to it. */
export function FileForm({ editor, title, onClose }: InsertProps) {
  const { control } = useForm({ defaultValues: { file: '' } });
  const [words, setWords] = useState('');
  const [isTried, setTried] = useState(false);
  const pdf = usePdfUpload('content');
  const { isBusy, sending, error, upload } = useOneUpload();
  const name = words.trim() || (pdf.file?.name ?? '');
  const wrong = isTried && !pdf.file ? errors.file : error;

  async function insert() {
    setTried(true);
    const href = pdf.file && (await upload(pdf.send));
    if (!href) return;
    const link = { type: 'link', attrs: { href } };
    insertInto(editor, { type: 'text', text: name, marks: [link] });
    onClose();
  }

  return (
    <EditorDialog title={title} isBusy={isBusy} onConfirm={() => void insert()} onClose={onClose}>
      <PdfField control={control} name="file" label={title} pdf={pdf} />
      <TextField label={fields.words} value={words} onChange={({ target }) => setWords(target.value)} />
      <SendingNotice sending={sending} failed={errors.upload} onAgain={() => void insert()} />
      <p className={styles.error} role={wrong ? 'alert' : undefined}>
        {wrong}
      </p>
    </EditorDialog>
  );
}
