import { api } from '@lab/contract';
import { citedNames } from '@lab/contract/features/citations/metadata';
import type { ReadCitation } from '@lab/contract/features/citations/schemas';
import { paths } from '@lab/contract/features/pages/paths';
import { type FieldName, type Manuscript, paperFieldNames } from '@lab/contract/features/papers/fields';
import { neededOf } from '@lab/contract/features/papers/forms/asked';
import { paperSteps, stepOf } from '@lab/contract/features/papers/forms/steps';
import { paperFormTexts } from '@lab/contract/features/papers/forms/texts';
import type { PaperRequest } from '@lab/contract/features/papers/schemas';
import { paperTexts } from '@lab/contract/features/papers/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { type Resolver, useForm, useWatch } from 'react-hook-form';
import { refetchChanged } from '../../../lib/query.ts';
import { toast } from '../../../lib/toast.ts';
import { useImageUpload } from '../../../lib/upload-image.ts';
import { usePdfUpload } from '../../../lib/upload-pdf.ts';
import { useNavigateHere } from '../../../lib/use-navigate-here.ts';
import { useRecordForm } from '../../../lib/use-record-form.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { Button } from '../../../ui/button.tsx';
import { ConflictNotice } from '../../../ui/form/conflict-notice.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SavedOnDevice } from '../../../ui/form/form-with-draft.tsx';
import { ImageField } from '../../../ui/form/image-field.tsx';
import { PdfField } from '../../../ui/form/pdf-field.tsx';
import { SendingNotice } from '../../../ui/form/sending-notice.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { BesideForm } from './beside-form.tsx';
import { FillFromCitation } from './fill-from-citation.tsx';
import { FormPreview } from './form-preview.tsx';
import { MistakeList } from './mistake-list.tsx';
import { PaperFields } from './paper-fields.tsx';
import { valuesOf } from './paper-values.ts';
import styles from './requests.module.css';
import { StepRail } from './step-rail.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

const { fields } = paperTexts;
const { rules, steps, validation } = paperFormTexts;

/** Loaded when the form is there, so that it appears sooner. */
const fetchRules = () => import('./paper-rules.ts');

const resolver: Resolver<Manuscript> = async (...given) => {
  const rules = await fetchRules().catch(() => undefined);
  if (rules) return rules.paperRules(...given);
  toast(siteTexts.noConnection, { kind: 'error' });
  return { values: {}, errors: { root: { type: 'noConnection' } } };
};

interface Props {
  /** The key of the draft on this device. */
  draftName: string;
  /** The paper to edit; without it the form is for a new one. */
  request?: PaperRequest;
  /** Reads the paper again after a conflict. */
  fetchCurrent?(): Promise<PaperRequest | undefined>;
  /** Stays in view while the form is filled. */
  feedback?: ReactNode;
  texts: { submit: string; saved: string; failed: string };
  /** An empty image keeps the current picture. */
  onSend(values: Manuscript, how: { seen: PaperRequest | undefined; signal: AbortSignal }): Promise<unknown>;
}

const startOf = (request: PaperRequest | undefined) => valuesOf(request ?? {});

export function PaperForm(props: Props) {
  const { draftName, request, fetchCurrent, feedback, texts, onSend } = props;
  const navigate = useNavigateHere();
  const client = useQueryClient();
  // The list of mistakes gets the focus instead.
  const form = useForm<Manuscript>({
    resolver,
    defaultValues: startOf(request),
    shouldFocusError: false,
  });
  const { control, setValue, getValues, clearErrors, formState } = form;
  const type = useWatch({ control, name: 'type' });
  const image = useImageUpload({ purpose: 'papers' }, validation.imageTooLarge);
  const pdf = usePdfUpload();
  const isWide = useMediaQuery('(min-width: 75rem)', { noSsr: true });
  const [sent, setSent] = useState(false);
  // A slow device first renders the citation box, which is on top and fills the fields below.
  const hasFields = useDeferredValue(true, false);
  // Before the network may be gone; the form asks again when it needs them.
  useEffect(() => whenIdle(() => void fetchRules().catch(() => {})), []);
  // A work of another type needs other fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => clearErrors(), [type, clearErrors]);
  useLeaveGuard(!sent && (formState.isDirty || image.chosen || pdf.file !== undefined));
  const { submit, draft, sending, seen, isConflict, isBusy } = useRecordForm({
    form,
    draft: draftName,
    start: request,
    valuesOf: startOf,
    fetchCurrent,
    isIncomplete() {
      if (seen?.image || image.chosen || !neededOf(getValues('type')).includes('image')) return false;
      image.showError(image.error ?? validation.image);
      return true;
    },
    async save(values, { seen, ...attempt }) {
      const address = (await image.send(attempt)) ?? '';
      const document = (await pdf.send(attempt)) ?? getValues('pdf');
      await onSend({ ...values, pdf: document, image: address }, { seen, signal: attempt.signal });
    },
    onSaved() {
      setSent(true);
      toast(texts.saved);
      void refetchChanged(client, { queryKey: [api.papers.pending.path] });
      // Back must not open the form of a paper again, because its history entry contains the old version.
      navigate(paths.pendingPapers, { replace: request !== undefined });
    },
    failed: texts.failed,
  });

  function fill(citation: ReadCitation) {
    for (const name of citedNames) {
      const value = citation[name];
      if (value?.length) setValue(name, value, { shouldDirty: true, shouldValidate: true });
    }
  }

  const wrong = (name: FieldName) =>
    formState.errors[name] || (name === 'image' && image.error) || (name === 'pdf' && pdf.error);
  const mistakes = paperSteps.flatMap((step) =>
    paperFieldNames.filter((name) => stepOf(name, type) === step && wrong(name)),
  );
  const mistakesOnSending = formState.isSubmitted ? mistakes : [];
  const picture = image.preview ?? seen?.image ?? '';
  const preview = <FormPreview control={control} image={picture} isBeside={isWide} />;

  return (
    <BesideForm feedback={feedback} preview={isWide && preview}>
      <Form onSubmit={submit}>
        {seen && isConflict && (
          <ConflictNotice>
            <h3>{seen.title}</h3>
            <p>{seen.authors.join(', ')}</p>
            <Prose text={seen.details} />
          </ConflictNotice>
        )}
        <p className={styles.rules}>
          {rules.review} {steps.needed}
        </p>
        <StepRail type={type} mistakes={mistakesOnSending} />
        <MistakeList mistakes={mistakesOnSending} />
        <FillFromCitation onRead={fill} isNew={!request} />
        {hasFields && (
          <PaperFields
            control={control}
            setValue={setValue}
            files={{
              picture: (
                <ImageField
                  label={fields.image}
                  hint={neededOf(type).includes('image') ? rules.picture : rules.pictureOptional}
                  upload={image}
                  stored={seen?.image || undefined}
                  width={192}
                  height={128}
                />
              ),
              file: <PdfField control={control} name="pdf" pdf={pdf} hint={rules.pdf} />,
            }}
          />
        )}
        {!isWide && preview}
        <SendingNotice sending={sending} failed={texts.failed} />
        <div className={styles.send}>
          <Button type="submit" isBusy={isBusy}>
            {texts.submit}
          </Button>
          <SavedOnDevice draft={draft} />
        </div>
      </Form>
    </BesideForm>
  );
}
