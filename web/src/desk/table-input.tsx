import { limits } from '@lab/contract/api/limits';
import { tableTexts as texts } from '@lab/contract/core/tables/texts';
import { deskTexts } from '@lab/contract/features/desk/texts';
import TextField from '@mui/material/TextField';
import { type DragEvent, useState } from 'react';
import { chosenFiles, type DroppedFile, droppedFiles } from '../lib/dropped-files.ts';
import { textOfFile } from '../lib/text-of-file.ts';
import { FileButton } from '../ui/form/file-button.tsx';
import styles from './table-import.module.css';

interface Props {
  label: string;
  value: string;
  wrong: string;
  onWrite(text: string): void;
  /** The table may name pictures, which are chosen or dropped with it. */
  onPictures?: ((files: DroppedFile[]) => void) | undefined;
}

const tables = '.csv,.tsv,.txt,text/csv,text/plain';
const isTable = ({ name }: DroppedFile) => /\.(?:csv|tsv|tab|txt)$/i.test(name);
const isPicture = ({ name, file }: DroppedFile) =>
  file.type.startsWith('image/') || /\.(?:jpe?g|png|webp|gif|avif|hei[cf]|bmp|tiff?)$/i.test(name);

/** A table from a file, or pasted. */
export function TableInput({ label, value, wrong, onWrite, onPictures }: Props) {
  const [unread, setUnread] = useState(false);
  const fault = wrong || (unread ? deskTexts.form.fileUnread : '');

  function write(text: string) {
    setUnread(false);
    onWrite(text);
  }

  async function take(files: readonly DroppedFile[]) {
    const pictures = onPictures ? files.filter(isPicture) : [];
    if (pictures.length > 0) onPictures?.(pictures);
    const table = files.find(isTable) ?? (pictures.length === 0 ? files[0] : undefined);
    if (table) await textOfFile(table.file).then(write, () => setUnread(true));
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    void droppedFiles(event.dataTransfer, limits.filesInFolder).then(
      ({ files }) => take(files),
      () => setUnread(true),
    );
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same without a mouse */}
      <div className={styles.files} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <FileButton
          label={onPictures ? texts.files : texts.file}
          accept={onPictures ? `${tables},image/*` : tables}
          multiple={onPictures !== undefined}
          onChoose={(...chosen) => void take(chosenFiles(chosen).files)}
        >
          {onPictures ? texts.files : texts.file}
        </FileButton>
        {onPictures && <p>{texts.drop}</p>}
      </div>
      <TextField
        label={label}
        value={value}
        multiline
        minRows={4}
        maxRows={12}
        error={fault !== ''}
        helperText={fault}
        onChange={({ target }) => write(target.value)}
      />
    </>
  );
}
