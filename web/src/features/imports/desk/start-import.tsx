import { api } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import { importTexts } from '@lab/contract/features/imports/texts';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import MuiTextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { refetchChanged } from '../../../lib/query.ts';
import { textOfFile } from '../../../lib/text-of-file.ts';
import { FileButton } from '../../../ui/form/file-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SlowHint } from '../../../ui/states.tsx';
import styles from './imports.module.css';

const { start: texts, fields, errors } = importTexts;

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

/** Throws a RangeError with a message if the file cannot contain works. */
async function readTextFile(file: Blob): Promise<string> {
  if (file.size > limits.importText) throw new RangeError(errors.tooLarge);
  const text = await textOfFile(file);
  if (text.includes('\u0000')) throw new RangeError(errors.notText);
  return text;
}

/** Entries of these formats can follow one another; a table or JSON ends with its file. */
const joinable = /\.(?:bib|bibtex|ris|nbib|enw)$/i;
const endingOf = (name: string) => /\.[a-z]+$/i.exec(name)?.[0].toLowerCase() ?? '';

/** Sites made with Hugo have one BibTeX file for each work. */
async function readTextFiles(files: readonly File[]): Promise<{ fileName: string; text: string }> {
  const [first] = files;
  if (!first) throw new RangeError(errors.notText);
  const ending = endingOf(first.name);
  const areAlike = files.every(({ name }) => endingOf(name) === ending);
  if (files.length > 1 && !(areAlike && joinable.test(ending))) throw new RangeError(errors.notAlike);
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size > limits.importText) throw new RangeError(errors.tooLarge);
  const read = await Promise.all(files.map(readTextFile));
  const name = files.length > 1 ? texts.several(files.length, ending) : first.name;
  return { fileName: name.slice(-limits.title), text: read.join('\n') };
}
