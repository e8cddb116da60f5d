import { draftDeskTexts as texts } from '@lab/contract/core/content/drafts/desk-texts';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { Failed } from '../../ui/states.tsx';
import type { Content } from '../content.ts';
import desk from '../desk.module.css';
import { useOpenForm } from '../use-open-form.ts';
import { DraftState } from './draft-state.tsx';
import styles from './drafts.module.css';
import { type Drafts, fetchDraft } from './drafts-of.ts';
import { LifeButtons } from './life-buttons.tsx';
import { Versions } from './versions.tsx';

interface Props<Row extends { _id: string }, Values extends FieldValues> {
  content: Content<Row, Values>;
  drafts: Drafts;
  id: string;
  mayPublish: boolean;
}

/** Below the form of a published record: its next version, its times and its versions. */
export function PublishedLife<Row extends { _id: string }, Values extends FieldValues>({
  content,
  drafts,
  id,
  mayPublish,
}: Props<Row, Values>) {
  const { toDraft, toList } = useOpenForm();
  const navigate = useNavigate();
  const { data, isError, refetch } = useQuery({
    queryKey: [drafts.get.path, 'life', id],
    queryFn: () => fetchDraft({ content, drafts, id }),
    gcTime: 0,
  });
  if (isError) return <Failed onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <section className={styles.life} aria-label={texts.life}>
      <h3>{texts.life}</h3>
      <DraftState draft={data} state="saved" savedAt={data.savedAt} />
      <div className={desk.buttons}>
        {data.hasDraft ? (
          <Button variant="outlined" component={Link} to={toDraft(id)}>
            {texts.openNext}
          </Button>
        ) : (
          <LifeButtons
            drafts={drafts}
            draft={data}
            mayPublish={mayPublish}
            revisionOf={() => data.revision}
            prepare={async () => true}
            onMove={(move) => {
              if (move === 'withdraw') void navigate(toList, { replace: true });
              else void refetch();
            }}
          />
        )}
      </div>
      {!data.hasDraft && (
        <Versions
          content={content}
          drafts={drafts}
          id={id}
          shown={() => data.values as Values}
          canRestore
          revisionOf={() => data.revision}
          prepare={async () => true}
          onRestored={() => void navigate(toDraft(id), { replace: true })}
        />
      )}
    </section>
  );
}
