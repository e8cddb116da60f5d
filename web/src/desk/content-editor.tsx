import { deskTexts } from '@lab/contract/features/desk/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { call } from '../lib/api.ts';
import { failureText } from '../lib/failure-text.ts';
import { uncached } from '../lib/uncached.ts';
import { Failed, Loading } from '../ui/states.tsx';
import type { Content, Preview } from './content.ts';
import { ContentForm } from './content-form.tsx';
import styles from './desk.module.css';
import { useOpenForm } from './use-open-form.ts';

const { form: texts } = deskTexts;

async function fetchRecord<Row extends { _id: string }, Values extends FieldValues>(
  { load, list, listQuery = {} }: Content<Row, Values>,
  id: string,
): Promise<Row | undefined> {
  if (load) return load(id);
  const all = await call(list, uncached({ query: listQuery }));
  return all.find(({ _id }) => _id === id);
}

interface Props<Row extends { _id: string }, Values extends FieldValues> {
  content: Content<Row, Values>;
  preview: Preview<Values>;
  /** The record to edit; null for a new one. */
  id: string | null;
  unsaved: RefObject<boolean>;
}

/** The form of one record. */
export function ContentEditor<Row extends { _id: string }, Values extends FieldValues>(
  props: Props<Row, Values>,
) {
  const { content, preview, id, unsaved } = props;
  const { toList } = useOpenForm();
  const navigate = useNavigate();
  const opened = useLocation();

  function close() {
    // The person may have opened another page while the form was being saved.
    const { pathname, search } = window.location;
    if (pathname !== opened.pathname || search !== opened.search) return;
    // Replaces the form in the history, so that Back does not open it again.
    void navigate(toList, { replace: true });
  }
  const record = useQuery({
    queryKey: [content.list.path, 'form', id],
    queryFn: async () => (await fetchRecord(content, id ?? '')) ?? null,
    enabled: id !== null,
    // Fetched each time the form opens, and never while it is open.
    gcTime: 0,
    staleTime: 'static',
  });
  const ready = id === null || record.data;

  return (
    <>
      <div>
        <Button component={Link} to={toList} startIcon={<Close />}>
          {siteTexts.close}
        </Button>
      </div>
      {id !== null && record.isPending && <Loading />}
      {id !== null && record.isError && (
        <Failed
          text={failureText(record.error, content.texts.failed ?? deskTexts.failed)}
          onRetry={() => void record.refetch()}
        />
      )}
      {record.data === null && <Failed text={texts.gone} />}
      {ready && (
        <section
          className={styles.writing}
          aria-label={id === null ? content.create?.heading : deskTexts.form.edit}
        >
          <ContentForm
            key={id}
            content={content}
            preview={preview}
            row={record.data ?? undefined}
            unsaved={unsaved}
            fetchCurrent={(id) => fetchRecord(content, id)}
            onClose={close}
          />
        </section>
      )}
    </>
  );
}
