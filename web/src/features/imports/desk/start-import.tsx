import { api } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import { importTexts } from '@lab/contract/features/imports/texts';
import LinearProgress from '@mui/material/LinearProgress';
import MuiTextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { dropDraft, readDraft, saveDraft } from '../../../lib/drafts.ts';
import { chosenFiles, type Dropped, droppedFiles } from '../../../lib/dropped-files.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { refetchChanged } from '../../../lib/query.ts';
import { useSession } from '../../../lib/session.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { FileButton } from '../../../ui/form/file-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SlowHint } from '../../../ui/states.tsx';
import styles from './imports.module.css';
import { readTextFiles } from './read-text-files.ts';

const { start: texts, fields } = importTexts;

const draft = 'import';

/** The pasted text stays in its field if planning fails, and on this device until it is planned. */
export function StartImport({ onPlanned }: { onPlanned: (id: string) => void }) {
  const client = useQueryClient();
  const uid = useSession().user?.uid ?? '';
  const [pasted, setPasted] = useState(() =>
    String(readDraft<{ text: string }>(uid, draft)?.values.text ?? ''),
  );
  function paste(text: string) {
    setPasted(text);
    if (text.trim()) saveDraft(uid, draft, { text }, new Date());
    else dropDraft(uid, draft);
  }
  const [over, setOver] = useState(false);
  const planning = useMutation({
    mutationFn: async (source: Promise<Dropped> | string) => {
      const given =
        typeof source === 'string'
          ? { fileName: texts.pasted, text: source }
          : await readTextFiles(await source);
      // With a signal the page itself shows that the call is slow.
      return call(api.imports.plan, { body: given }, new AbortController().signal);
    },
    onSuccess: async ({ insertedId }, source) => {
      if (typeof source === 'string') dropDraft(uid, draft);
      onPlanned(insertedId);
      await refetchChanged(client, { queryKey: [api.imports.list.path] });
    },
  });
  const take = (files: Promise<Dropped>) => {
    if (!planning.isPending) planning.mutate(files);
  };

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(droppedFiles(event.dataTransfer, limits.filesInFolder));
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
          accept=".bib,.bibtex,.biblatex,.ris,.json,.nbib,.txt,.enw,.csv,.tsv,.yaml,.yml,.md,.html,.htm,text/plain,text/csv,application/json"
          describedBy="import-formats"
          disabled={planning.isPending}
          onChoose={(...files) => take(Promise.resolve(chosenFiles(files)))}
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
          onChange={({ target }) => paste(target.value)}
          multiline
          minRows={3}
          maxRows={12}
        />
        <div>
          <BusyButton
            variant="outlined"
            isBusy={planning.isPending}
            disabled={pasted.trim() === ''}
            onClick={() => planning.mutate(pasted)}
          >
            {texts.plan}
          </BusyButton>
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
