import { deskTexts } from '@lab/contract/desk/texts';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { call } from '../lib/api.ts';
import { failureText } from '../lib/failure-text.ts';
import { uncached } from '../lib/use-table-rows.ts';
import { Failed, Loading } from '../ui/states.tsx';
import type { Content, Preview } from './content.ts';
import { ContentForm } from './content-form.tsx';
import styles from './desk.module.css';

const { form: texts } = deskTexts;

/** The URL parameters that open a form in place of the list. */
const own = { new: 'new', edit: 'edit' } as const;

/** Which form is open, and the addresses of the forms and of the list, all with the list's search and order. */
export function useOpenForm() {
  const [params] = useSearchParams();
  const search = (change: (params: URLSearchParams) => void) => {
    const changed = new URLSearchParams(params);
    for (const name of Object.values(own)) changed.delete(name);
    change(changed);
    return { search: String(changed) };
  };
  return {
    isNew: params.has(own.new),
    /** The id of the record that is edited. */
    editing: params.get(own.edit),
    toList: search(() => {}),
    toNew: search((to) => to.set(own.new, '')),
    toEdit: (id: string) => search((to) => to.set(own.edit, id)),
  };
}

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
}

/** The form of one record, on a page of its own. */
export function ContentEditor<Row extends { _id: string }, Values extends FieldValues>(
  props: Props<Row, Values>,
) {
  const { content, preview, id } = props;
  const { toList } = useOpenForm();
  const navigate = useNavigate();
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
        <Button component={Link} to={toList} startIcon={<ArrowBack />}>
          {texts.back}
        </Button>
      </div>
      {id !== null && record.isPending && <Loading />}
      {id !== null && record.isError && (
        <Failed
          text={failureText(record.error, content.texts.failed)}
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
            fetchCurrent={(id) => fetchRecord(content, id)}
            // Replaces the form in the history, so that Back does not open it again.
            onClose={() => navigate(toList, { replace: true })}
          />
        </section>
      )}
    </>
  );
}
