import { api } from '@lab/contract';
import type { ImportEntry, OneImport } from '@lab/contract/features/imports/schemas';
import { importTexts } from '@lab/contract/features/imports/texts';
import Button from '@mui/material/Button';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, send } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { toast } from '../../../lib/toast.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './imports.module.css';

const { lookUp: texts, start } = importTexts;

interface Props {
  work: OneImport;
  onPlanned: (id: string) => void;
}

/** The identifiers that were not found and why, to be copied or looked up again. */
export function Missing({ work, onPlanned }: Props) {
  const { _id: id, fileName, notFound, state } = work;
  const [shown, setShown] = useState(50);
  const { data: missing = [] } = useQuery({
    queryKey: [api.imports.entries.path, 'missing', id, notFound],
    queryFn: () => allMissing(id),
    enabled: notFound > 0,
    placeholderData: keepPreviousData,
  });
  const text = missing.map(({ key }) => key).join('\n');
  const again = useMutation({
    mutationFn: () => call(api.imports.plan, { body: { fileName, text } }, new AbortController().signal),
    onSuccess: ({ insertedId }) => onPlanned(insertedId),
  });
  if (missing.length === 0) return null;
  return (
    <details className={styles.missing} open={state === 'looking'}>
      <summary>{`${texts.list} (${missing.length})`}</summary>
      <ul>
        {missing.slice(0, shown).map(({ _id, key, why }) => (
          <li key={_id}>
            <code>{key}</code> {why}
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        {missing.length > shown && <Button onClick={() => setShown(missing.length)}>{texts.more}</Button>}
        <Button variant="outlined" onClick={() => void copy(text)}>
          {texts.copy}
        </Button>
        {state !== 'looking' && (
          <BusyButton variant="outlined" isBusy={again.isPending} onClick={() => again.mutate()}>
            {texts.again}
          </BusyButton>
        )}
      </div>
      {state !== 'looking' && <p className={styles.hint}>{texts.againText}</p>}
      <Notice kind="error">{again.error && failureText(again.error, start.failed)}</Notice>
    </details>
  );
}

/** Entries that were found and cannot be read are no identifiers to look up again. */
async function allMissing(id: string): Promise<ImportEntry[]> {
  const missing: ImportEntry[] = [];
  let page: Record<string, string> | undefined = { import: id, kind: 'unreadable' };
  while (page) {
    const { reply, next }: Awaited<ReturnType<typeof entriesOn>> = await entriesOn(page);
    missing.push(...reply.filter(({ key, original }) => key && key === original));
    page = next;
  }
  return missing;
}

const entriesOn = (query: Record<string, string>) =>
  send(api.imports.entries, { query: query as { import: string } });

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast(texts.copied);
  } catch {
    toast(texts.notCopied, { kind: 'error' });
  }
}
