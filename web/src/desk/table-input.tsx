import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';

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
      <Button component="label" variant="outlined">
        {file}
        <input
          hidden
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={async ({ target }) => onWrite((await target.files?.[0]?.text()) ?? value)}
        />
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
