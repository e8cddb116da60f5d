import { api } from '@lab/contract';
import { importTexts } from '@lab/contract/features/imports/texts';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MuiTextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { refetchChanged } from '../../../lib/query.ts';
import { FileButton } from '../../../ui/form/file-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SlowHint } from '../../../ui/states.tsx';
import styles from './imports.module.css';
import { readTextFiles } from './read-text-file.ts';

const { start: texts, fields } = importTexts;

/** The pasted text stays in its field if planning fails. */
export function StartImport({ onPlanned }: { onPlanned: (id: string) => void }) {
  const client = useQueryClient();
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
  const take = (...files: File[]) => {
    if (files.length > 0 && !planning.isPending) planning.mutate(files);
  };

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(...event.dataTransfer.files);
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
        <FileButton
          kind="plain"
          multiple
          label={fields.text}
          accept=".bib,.bibtex,.ris,.json,.nbib,.txt,.enw,.csv,.tsv,text/plain,text/csv,application/json"
          describedBy="import-formats"
          disabled={planning.isPending}
          onChoose={take}
        >
          {texts.choose}
        </FileButton>
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
