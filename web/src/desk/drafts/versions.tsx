import { draftDeskTexts } from '@lab/contract/core/content/drafts/desk-texts';
import type { VersionInBrief } from '@lab/contract/core/content/drafts/schemas';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { uncached } from '../../lib/uncached.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { confirm } from '../../ui/confirm.ts';
import { Failed } from '../../ui/states.tsx';
import type { Content } from '../content.ts';
import desk from '../desk.module.css';
import { useRecordMutation } from '../use-record-mutation.ts';
import styles from './drafts.module.css';
import type { Drafts } from './drafts-of.ts';

const { versions: texts } = draftDeskTexts;

interface Props<Row extends { _id: string }, Values extends FieldValues> {
  content: Content<Row, Values>;
  drafts: Drafts;
  id: string;
  /** What the form shows now. */
  shown: () => Values;
  canRestore: boolean;
  revisionOf: () => number;
  /** Saves what was typed; false if that failed. */
  prepare: () => Promise<boolean>;
  onRestored: () => void;
}

/** What the record said each time it was published. */
export function Versions<Row extends { _id: string }, Values extends FieldValues>(props: Props<Row, Values>) {
  const { drafts, id } = props;
  const [open, setOpen] = useState<number>();
  const { data, isError, refetch } = useQuery({
    queryKey: [drafts.versions.path, id],
    queryFn: () => call(drafts.versions, uncached({ params: { id } })),
  });
  const nameOf = ({ publishedAt, publishedByName }: VersionInBrief) =>
    texts.by(formatDateTime(publishedAt), publishedByName);
  return (
    <section className={styles.versions} aria-label={texts.title}>
      <h3>{texts.title}</h3>
      {isError && <Failed onRetry={() => void refetch()} />}
      {data?.length === 0 && <p>{texts.none}</p>}
      <ul>
        {data?.map((version) => {
          const { number } = version;
          const isOpen = open === number;
          return (
            <li key={number}>
              <div className={desk.buttons}>
                <span>{nameOf(version)}</span>
                <Button
                  size="small"
                  variant="outlined"
                  aria-expanded={isOpen}
                  aria-label={`${isOpen ? texts.hide : texts.show}: ${nameOf(version)}`}
                  onClick={() => setOpen(isOpen ? undefined : number)}
                >
                  {isOpen ? texts.hide : texts.show}
                </Button>
              </div>
              {isOpen && <OneVersion {...props} number={number} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function OneVersion<Row extends { _id: string }, Values extends FieldValues>(
  props: Props<Row, Values> & { number: number },
) {
  const { content, drafts, id, number, shown, canRestore, revisionOf, prepare, onRestored } = props;
  const params = { id, number: String(number) };
  const { data, isError, refetch } = useQuery({
    queryKey: [drafts.version.path, id, number],
    queryFn: () => call(drafts.version, uncached({ params })),
  });
  const restoring = useRecordMutation({
    run: async () => {
      await call(drafts.restore, { params, body: { revision: revisionOf() } });
      // Before the lists are read again, after which this may be gone.
      onRestored();
    },
    target: () => id,
    done: () => texts.restored,
  });
  if (isError) return <Failed onRetry={() => void refetch()} />;
  if (!data) return null;

  async function restore() {
    const { restoreTitle: title, restoreText: text, restore: label } = texts;
    if (!(await confirm({ title, text, confirm: label })) || !(await prepare())) return;
    restoring.mutate(undefined);
  }

  return (
    <div className={styles.version}>
      {content.Changes && <content.Changes before={data.values} now={shown()} />}
      {canRestore && (
        <BusyButton
          size="small"
          variant="contained"
          isBusy={restoring.isPending}
          onClick={() => void restore()}
        >
          {texts.restore}
        </BusyButton>
      )}
    </div>
  );
}
