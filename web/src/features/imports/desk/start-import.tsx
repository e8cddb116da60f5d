import { api } from '@lab/contract';
import { importTexts } from '@lab/contract/imports/texts';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MuiTextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { refetchChanged } from '../../../lib/query.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SlowHint } from '../../../ui/states.tsx';
import styles from './imports.module.css';
import { readTextFiles } from './read-text-file.ts';

const { start: texts, fields } = importTexts;

/** The pasted text stays in its field if planning fails. */
export function StartImport({ onPlanned }: { onPlanned: (id: string) => void }) {
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState('');
  const [over, setOver] = useState(false);
  const planning = useMutation({
    mutationFn: async (source: File[] | string) => {
      const given =
        typeof source === 'string' ? { fileName: texts.pasted, text: source } : await readTextFiles(source);
      // With a signal the page itself shows that the call is slow.
      return call(api.imports.plan, { body: given }, new AbortController().signal);
    },
    onSuccess: async ({ insertedId }) => {
      onPlanned(insertedId);
      await refetchChanged(client, { queryKey: [api.imports.list.path] });
    },
  });
  /** As an array at once, because the list of an input is emptied with its value. */
  const take = (chosen: FileList | null) => {
    const files = [...(chosen ?? [])];
    if (files.length > 0 && !planning.isPending) planning.mutate(files);
  };

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <section className={styles.start} aria-busy={planning.isPending}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same without a mouse */}
      <div
        className={over ? `${styles.drop} ${styles.over}` : styles.drop}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p>{texts.drop}</p>
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          multiple
          accept=".bib,.bibtex,.ris,.json,.nbib,.txt,.enw,.csv,.tsv,text/plain,text/csv,application/json"
          aria-label={fields.text}
          aria-describedby="import-formats"
          onChange={({ target }) => {
            take(target.files);
            // The same file may be chosen again after it was corrected.
            target.value = '';
          }}
        />
        <Button
          variant="contained"
          aria-hidden="true"
          tabIndex={-1}
          disabled={planning.isPending}
          onClick={() => input.current?.click()}
        >
          {texts.choose}
        </Button>
        <p id="import-formats" className={styles.hint}>
          {texts.formats}
        </p>
      </div>
      <div className={styles.paste}>
        <MuiTextField
          label={texts.paste}
          helperText={texts.pasteHelp}
          value={pasted}
          onChange={({ target }) => setPasted(target.value)}
          multiline
          minRows={3}
          maxRows={12}
        />
        <div>
          <Button
            variant="outlined"
            disabled={planning.isPending || pasted.trim() === ''}
            onClick={() => planning.mutate(pasted)}
          >
            {texts.plan}
          </Button>
        </div>
      </div>
      {planning.isPending && (
        <div role="status">
          <p>{texts.planning}</p>
          <LinearProgress aria-label={texts.planning} />
          <SlowHint />
        </div>
      )}
      <Notice kind="error">
        {planning.error && failureText(planning.error, sentenceOf(planning.error))}
      </Notice>
    </section>
  );
}

/** The browser's own messages about a file would not help. */
const sentenceOf = (error: Error) => (error instanceof RangeError ? error.message : texts.failed);
