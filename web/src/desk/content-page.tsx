import { deskTexts } from '@lab/contract/features/desk/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { siteTexts } from '@lab/contract/texts/texts';
import Button from '@mui/material/Button';
import { type MouseEvent, useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Link, type To, useNavigate } from 'react-router-dom';
import { confirm } from '../ui/confirm.ts';
import type { Content, Preview } from './content.ts';
import { ContentEditor } from './content-editor.tsx';
import { ContentList } from './content-list.tsx';
import styles from './desk.module.css';
import { DeskPage } from './desk-page.tsx';
import { DraftEditor } from './drafts/draft-editor.tsx';
import { DraftList } from './drafts/draft-list.tsx';
import { ListAndRecord } from './list-and-record.tsx';
import { useMayDo } from './use-may-do.ts';
import { useOpenForm } from './use-open-form.ts';

const { form: texts } = deskTexts;

interface Props<Row extends { _id: string }, Values extends FieldValues> {
  content: Content<Row, Values>;
  preview: Preview<Values>;
}

/** The admin screen of one kind of record: a table of all, and the form of one of them. */
export function ContentPage<Row extends { _id: string }, Values extends FieldValues>(
  props: Props<Row, Values>,
) {
  const { content, preview } = props;
  const { title, exportPage, Tools } = content;
  const may = useMayDo(content);
  const create = may.write() && content.create;
  const { isNew, editing, drafting, toNew, toEdit, toDraft } = useOpenForm();
  const navigate = useNavigate();
  const unsaved = useRef(false);
  const newButton = useRef<HTMLAnchorElement>(null);
  const isClosed = !isNew && editing === null && drafting === null;
  const wasNew = useRef(isNew);
  // A new record has no row yet to which the focus could go when its form closes.
  useEffect(() => {
    if (wasNew.current && isClosed && document.activeElement === document.body) newButton.current?.focus();
    wasNew.current = isNew;
  }, [isNew, isClosed]);

  async function open(to: To) {
    const { leaveTitle: title, leave: text, leaveConfirm } = texts;
    if (!unsaved.current || (await confirm({ title, text, confirm: leaveConfirm }))) void navigate(to);
  }

  function openNew(event: MouseEvent) {
    if (!unsaved.current) return;
    event.preventDefault();
    if (!isNew) void open(toNew);
  }

  return (
    <DeskPage
      title={title}
      action={
        <div className={styles.buttons}>
          {may.restore && (
            <Button component={Link} to={`${paths.recentlyDeleted}?kind=${content.kind}`}>
              {siteTexts.menu.recentlyDeleted}
            </Button>
          )}
          {Tools && may.withAll && <Tools />}
          {exportPage && (
            <Button component={Link} to={exportPage.to}>
              {exportPage.label}
            </Button>
          )}
          {create && (
            <Button ref={newButton} variant="contained" component={Link} to={toNew} onClick={openNew}>
              {texts.new}
            </Button>
          )}
        </div>
      }
    >
      <ListAndRecord
        list={
          <>
            {content.drafts && may.write() && (
              <DraftList drafts={content.drafts} onOpen={(id) => id !== drafting && void open(toDraft(id))} />
            )}
            <ContentList
              content={content}
              editing={editing}
              onEdit={(id) => id !== editing && void open(toEdit(id))}
            />
          </>
        }
        isWide={content.hasLongText ?? false}
        record={
          drafting !== null && content.drafts ? (
            <DraftEditor
              content={content}
              drafts={content.drafts}
              preview={preview}
              id={drafting}
              unsaved={unsaved}
            />
          ) : (
            (editing !== null || (isNew && create)) && (
              <ContentEditor content={content} preview={preview} id={editing} unsaved={unsaved} />
            )
          )
        }
      />
    </DeskPage>
  );
}
