import { deskTexts } from '@lab/contract/features/desk/texts';
import { outputTableTexts as texts } from '@lab/contract/features/outputs/table/texts';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { textOfFile } from '../lib/text-of-file.ts';
import { FileButton } from '../ui/form/file-button.tsx';

interface Props {
  label: string;
  value: string;
  wrong: string;
  /** Shown while nothing is wrong. */
  hint?: string | undefined;
  onWrite(text: string): void;
}

/** A table from a file, or pasted. */
export function TableInput({ label, value, wrong, hint = '', onWrite }: Props) {
  const [unread, setUnread] = useState(false);
  const fault = wrong || (unread ? deskTexts.form.fileUnread : '');

  function write(text: string) {
    setUnread(false);
    onWrite(text);
  }

  return (
    <>
      <div>
        <FileButton
          label={texts.file}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChoose={(chosen) => void textOfFile(chosen).then(write, () => setUnread(true))}
        >
          {texts.file}
        </FileButton>
      </div>
      <TextField
        label={label}
        value={value}
        multiline
        minRows={4}
        maxRows={12}
        error={fault !== ''}
        helperText={fault || hint}
        onChange={({ target }) => write(target.value)}
      />
    </>
  );
}
