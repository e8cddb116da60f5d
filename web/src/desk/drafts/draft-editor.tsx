import { draftDeskTexts as texts } from '@lab/contract/core/content/drafts/desk-texts';
import { deskTexts } from '@lab/contract/features/desk/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { ApiError } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { refetchChanged } from '../../lib/query.ts';
import { Failed, Loading } from '../../ui/states.tsx';
import type { Content, Preview } from '../content.ts';
import desk from '../desk.module.css';
import { useOpenForm } from '../use-open-form.ts';
import { DraftForm } from './draft-form.tsx';
import { type Drafts, fetchDraft } from './drafts-of.ts';

interface Props<Row extends { _id: string }, Values extends FieldValues> {
  content: Content<Row, Values>;
  drafts: Drafts;
  preview: Preview<Values>;
  id: string;
  unsaved: RefObject<boolean>;
}

/** The draft, or the next version, of one record. */
export function DraftEditor<Row extends { _id: string }, Values extends FieldValues>(
  props: Props<Row, Values>,
) {
  const { content, drafts, preview, id, unsaved } = props;
  const { toList } = useOpenForm();
  const navigate = useNavigate();
  const client = useQueryClient();
  // The lists behind the form say what was saved while it was open.
  useEffect(() => () => void refetchChanged(client), [client]);
  const draft = useQuery({
    queryKey: [drafts.get.path, 'form', id],
    queryFn: async () => {
      try {
        return await fetchDraft({ content, drafts, id });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not-found') return null;
        throw error;
      }
    },
    // Fetched each time the form opens, and never while it is open.
    gcTime: 0,
    staleTime: 'static',
  });
  return (
    <>
      <div>
        <Button component={Link} to={toList} startIcon={<Close />}>
          {siteTexts.close}
        </Button>
      </div>
      {draft.isPending && <Loading />}
      {draft.isError && (
        <Failed
          text={failureText(draft.error, content.texts.failed ?? deskTexts.failed)}
          onRetry={() => void draft.refetch()}
        />
      )}
      {draft.data === null && <Failed text={texts.gone} />}
      {draft.data && (
        <section className={desk.writing} aria-label={texts.states[draft.data.state]}>
          <DraftForm
            key={`${id} ${draft.dataUpdatedAt}`}
            content={content}
            drafts={drafts}
            preview={preview}
            start={draft.data}
            unsaved={unsaved}
            onChanged={() => void draft.refetch()}
            onClose={() => void navigate(toList, { replace: true })}
          />
        </section>
      )}
    </>
  );
}
