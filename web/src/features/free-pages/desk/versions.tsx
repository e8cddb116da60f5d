import { api } from '@lab/contract';
import type { AnyRecord } from '@lab/contract/core/content/endpoints-of';
import { freePageDeskTexts } from '@lab/contract/features/free-pages/desk/texts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import desk from '../../../desk/desk.module.css';
import { useOpenForm } from '../../../desk/use-open-form.ts';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { uncached } from '../../../lib/uncached.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { confirm } from '../../../ui/confirm.ts';
import { LongText } from '../../../ui/long-text.tsx';
import { Failed } from '../../../ui/states.tsx';
import styles from './versions.module.css';

const { versions: texts } = freePageDeskTexts;

/** What a page said before; each version can be seen and restored. */
export function Versions({ row }: { row: AnyRecord }) {
  const [open, setOpen] = useState<number>();
  const { data, isError, refetch } = useQuery({
    queryKey: [api.freePages.versions.path, row._id],
    queryFn: () => call(api.freePages.versions, uncached({ params: { id: row._id } })),
  });
  // The newest is the present one.
  const earlier = data?.slice(1) ?? [];
  return (
    <section className={styles.versions} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {isError && <Failed onRetry={() => void refetch()} />}
      {data && earlier.length === 0 && <p>{texts.none}</p>}
      <ul>
        {earlier.map(({ number, savedAt, savedByName }) => {
          const name = texts.by(formatDateTime(savedAt), savedByName);
          const isOpen = open === number;
          return (
            <li key={number}>
              <div className={desk.buttons}>
                <span>{name}</span>
                <Button
                  size="small"
                  variant="outlined"
                  aria-expanded={isOpen}
                  aria-label={`${isOpen ? texts.hide : texts.show}: ${name}`}
                  onClick={() => setOpen(isOpen ? undefined : number)}
                >
                  {isOpen ? texts.hide : texts.show}
                </Button>
              </div>
              {isOpen && <OneVersion row={row} number={number} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function OneVersion({ row, number }: { row: AnyRecord; number: number }) {
  const { data, isError, refetch } = useQuery({
    queryKey: [api.freePages.version.path, row._id, number],
    queryFn: () => call(api.freePages.version, uncached({ params: { id: row._id, number: String(number) } })),
  });
  const restoring = useRecordMutation({
    run: ({ title, text }: { title: string; text: string }) =>
      call(api.freePages.edit, {
        params: { id: row._id },
        body: { title, text, before: { title: String(row.title), text: String(row.text) } },
      }),
    target: () => row._id,
    done: () => texts.restored,
  });
  const navigate = useNavigate();
  const { toList } = useOpenForm();
  if (isError) return <Failed onRetry={() => void refetch()} />;
  if (!data) return null;

  async function restore(version: { title: string; text: string }) {
    const { confirm: title, kept: text, restore } = texts;
    if (!(await confirm({ title, text, confirm: restore }))) return;
    // The form still shows what was replaced, so it is closed.
    restoring.mutate(version, { onSuccess: () => navigate(toList, { replace: true }) });
  }

  return (
    <article className={styles.version}>
      <h4>{data.title}</h4>
      <LongText html={data.html} />
      <BusyButton
        variant="contained"
        size="small"
        isBusy={restoring.isPending}
        onClick={() => void restore(data)}
      >
        {texts.restore}
      </BusyButton>
    </article>
  );
}
