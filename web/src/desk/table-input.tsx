import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { textOfFile } from '../lib/text-of-file.ts';
import { FileInput } from '../ui/form/file-input.tsx';

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
  const input = useRef<HTMLInputElement>(null);

  return (
    <>
      <FileInput
        ref={input}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        aria-label={file}
        onChoose={async (chosen) => onWrite(await textOfFile(chosen))}
      />
      <Button variant="outlined" aria-hidden="true" tabIndex={-1} onClick={() => input.current?.click()}>
        {file}
      </Button>
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
