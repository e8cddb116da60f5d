import TextField from '@mui/material/TextField';
import { textOfFile } from '../lib/text-of-file.ts';
import { FileButton } from '../ui/form/file-button.tsx';

interface Props {
  /** The name of the button that takes a file. */
  file: string;
  label: string;
  value: string;
  maxRows: number;
  wrong: string;
  /** Shown while nothing is wrong. */
  hint?: string;
  onWrite(text: string): void;
}

/** A table from a file, or pasted. */
export function TableInput({ file, label, value, maxRows, wrong, hint = '', onWrite }: Props) {
  return (
    <>
      <div>
        <FileButton
          label={file}
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChoose={(chosen) => void textOfFile(chosen).then(onWrite)}
        >
          {file}
        </FileButton>
      </div>
      <TextField
        label={label}
        value={value}
        multiline
        minRows={4}
        maxRows={maxRows}
        error={wrong !== ''}
        helperText={wrong || hint}
        onChange={({ target }) => onWrite(target.value)}
      />
    </>
  );
}
