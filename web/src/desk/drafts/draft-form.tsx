import { draftDeskTexts as texts } from '@lab/contract/core/content/drafts/desk-texts';
import type { WholeDraft } from '@lab/contract/core/content/drafts/endpoints-of';
import { canMove, needsPublisher } from '@lab/contract/core/content/drafts/lifecycle';
import type { Values as AnyValues } from '@lab/contract/core/content/field';
import { deskTexts } from '@lab/contract/features/desk/texts';
import { type RefObject, useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { toast } from '../../lib/toast.ts';
import { useSending } from '../../lib/use-sending.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { SendingNotice } from '../../ui/form/sending-notice.tsx';
import { ConflictSection } from '../conflict-section.tsx';
import type { Content, Preview } from '../content.ts';
import { ContentInputs, ContentPdf, FormPreview, InertPreview } from '../content-inputs.tsx';
import desk from '../desk.module.css';
import { MailingChoice } from '../mailing-choice.tsx';
import { RecordHeading } from '../record-heading.tsx';
import { useContentForm, useNotedUnsaved } from '../use-content-form.ts';
import { useMayDo } from '../use-may-do.ts';
import { DraftState } from './draft-state.tsx';
import styles from './drafts.module.css';
import { type Drafts, fetchDraft, showDraftErrors } from './drafts-of.ts';
import { LifeButtons } from './life-buttons.tsx';
import { useDraftSaving } from './use-draft-saving.ts';
import { Versions } from './versions.tsx';

interface Props<Row extends { _id: string }, Values extends FieldValues> {
  content: Content<Row, Values>;
  drafts: Drafts;
  preview: Preview<Values>;
  start: WholeDraft;
  unsaved: RefObject<boolean>;
  /** It is in another state, or says something else. */
  onChanged: () => void;
  onClose: () => void;
}

export function DraftForm<Row extends { _id: string }, Values extends FieldValues>(
  props: Props<Row, Values>,
) {
  const { content, drafts, preview, start, unsaved, onChanged, onClose } = props;
  const { _id: id, state } = start;
  const parts = useContentForm(content, start.values as Values);
  const { form } = parts;
  const [mails, setMails] = useState(start.mail !== 'no');
  const [isPublishing, setPublishing] = useState(false);
  const sending = useSending();
  const failed = content.texts.failed ?? deskTexts.failed;
  const isScheduled = state === 'scheduled';
  const mayPublish = useMayDo(content).publish(id);
  const mayWrite = mayPublish || !needsPublisher('save', state);

  const saving = useDraftSaving<Values>({
    form,
    name: `draft:${content.kind}:${id}`,
    start,
    // What is scheduled has to be complete, so the person says when it is.
    isAutomatic: !isScheduled,
    complete: (values) => sending.run((attempt) => parts.withFiles(values, attempt)),
    send: ({ revision, values, before }) =>
      call(drafts.save, { params: { id }, body: { revision, values: values as AnyValues, before } }),
    fetchCurrent: () => fetchDraft({ content, drafts, id }),
  });
  useNotedUnsaved(unsaved, saving.state !== 'saved' || (isScheduled && parts.hasFile));
  const { save: saveNow } = saving;
  const { file } = parts.upload;
  const { file: document } = parts.pdfUpload;
  // A chosen file is no value of the form until it is sent.
  useEffect(() => {
    if ((file || document) && !isScheduled) saveNow().catch(() => {}); // the state says it
  }, [file, document, isScheduled, saveNow]);

  /** Says what is wrong at its field, and elsewhere what failed. */
  function tell(error: unknown) {
    showDraftErrors(error, form.setError);
    toast(failureText(error, failed), { kind: 'error' });
  }

  async function save(): Promise<boolean> {
    try {
      await saving.save();
      return true;
    } catch (error) {
      tell(error);
      return false;
    }
  }

  const mail = mails ? undefined : ('no' as const);

  async function publish() {
    if (parts.isIncomplete() || isPublishing) return;
    setPublishing(true);
    if (await save()) await publishSaved();
    setPublishing(false);
  }

  async function publishSaved() {
    saving.end();
    try {
      const { revision } = saving.seen.current;
      await call(drafts.publish, { params: { id }, body: { revision, mail } });
    } catch (error) {
      saving.goOn();
      tell(error);
      // Somebody has changed the draft, or what is published.
      await saving.rebaseAfter(error);
      return;
    }
    saving.local.drop();
    toast(texts.published);
    onClose();
  }

  const isNew = !start.published && state !== 'withdrawn';
  // A saving in between ends what the form calls submitting.
  const busy = form.formState.isSubmitting || isPublishing;

  return (
    <>
      <div>
        <RecordHeading>{texts.heading(texts.states[state], start.name || texts.noName)}</RecordHeading>
        <DraftState draft={start} state={saving.state} savedAt={saving.savedAt} />
        {saving.theirs && (
          <ConflictSection target={id}>
            <InertPreview preview={preview} values={saving.theirs as Values} />
          </ConflictSection>
        )}
        <Form onSubmit={mayPublish ? form.handleSubmit(publish, () => void parts.isIncomplete()) : () => {}}>
          <ContentInputs content={content} parts={parts} />
          {isNew && mayPublish && content.create?.canMail && (
            <MailingChoice mails={mails} onChange={setMails} />
          )}
          <ContentPdf content={content} parts={parts} />
          <SendingNotice
            sending={sending}
            failed={(parts.upload.sending && content.image?.uploadFailed) || failed}
          />
          <div className={desk.buttons}>
            {mayPublish && canMove('publish', state) && (
              <BusyButton variant="contained" type="submit" isBusy={busy}>
                {texts.publish}
              </BusyButton>
            )}
            <BusyButton
              variant={mayPublish ? 'outlined' : 'contained'}
              isBusy={saving.state === 'saving'}
              disabled={busy || !mayWrite}
              onClick={() => void save()}
            >
              {texts.save}
            </BusyButton>
          </div>
          {!mayPublish && <p>{mayWrite ? texts.othersPublish : texts.othersChange}</p>}
        </Form>
        {/* Not in the form: what its dialogs submit would publish. */}
        <div className={styles.moves}>
          <LifeButtons
            drafts={drafts}
            draft={start}
            mayPublish={mayPublish}
            mail={mail}
            revisionOf={() => saving.seen.current.revision}
            prepare={async () => (await form.trigger()) && !parts.isIncomplete() && save()}
            onMove={(move) => {
              saving.end();
              if (move === 'drop') saving.local.drop();
              if (move === 'drop' || move === 'withdraw') onClose();
              else onChanged();
            }}
          />
        </div>
        <Versions
          content={content}
          drafts={drafts}
          id={id}
          shown={form.getValues}
          canRestore={canMove('restore', state)}
          revisionOf={() => saving.seen.current.revision}
          prepare={save}
          onRestored={() => {
            saving.end();
            saving.local.drop();
            onChanged();
          }}
        />
      </div>
      <FormPreview preview={preview} values={parts.shownValues} />
    </>
  );
}
