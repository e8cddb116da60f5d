import { yupResolver } from '@hookform/resolvers/yup';
import { limits } from '@lab/contract';
import type { ReadCitation } from '@lab/contract/citations/schemas';
import { submitPaper } from '@lab/contract/papers/schemas';
import { paperTexts } from '@lab/contract/papers/texts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { writtenMoment } from '../../lib/dates.ts';
import { failureText } from '../../lib/failure-text.ts';
import { showFieldErrors } from '../../lib/field-errors.ts';
import { useImageUpload } from '../../lib/upload-image.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { ImageField } from '../../ui/form/image-field.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Failed } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.ts';
import { AuthorsField } from './authors-field.tsx';
import { FillFromCitation } from './fill-from-citation.tsx';
import { linkNames, type PaperValues } from './paper-values.ts';
import { PdfField } from './pdf-field.tsx';
import { areasQuery } from './queries.ts';
import styles from './requests.module.css';
import { useLeaveGuard } from './use-leave-guard.ts';
import { usePdfUpload } from './use-pdf-upload.ts';

const { fields, validation, write } = paperTexts;
const resolver = yupResolver(submitPaper.omit(['image'])) as unknown as Resolver<PaperValues>;

interface Props {
  /** Under which the draft is kept on this device. */
  draftName: string;
  initial: PaperValues;
  /** The picture that stays where no other is chosen; without it one has to be chosen. */
  keptImage?: string;
  submitLabel: string;
  failed: string;
  /** Sends what was written. `image` is empty where the current picture stays. */
  onSend(values: PaperValues, image: string): Promise<void>;
  /** What was written is sent and no longer a draft. */
  onSent(): void;
}

export function PaperForm({ draftName, initial, keptImage, submitLabel, failed, onSend, onSent }: Props) {
  const areas = useQuery(areasQuery);
  const form = useForm<PaperValues>({ resolver, defaultValues: initial });
  const { control, handleSubmit, setError, setValue, getValues, formState } = form;
  const draft = useDraft(form, draftName);
  const image = useImageUpload({ purpose: 'papers' }, validation.imageTooLarge);
  const pdf = usePdfUpload();
  const [sent, setSent] = useState(false);
  useLeaveGuard(!sent && (formState.isDirty || image.chosen || pdf.file !== undefined));

  function lacksImage(): boolean {
    if (keptImage || image.chosen) return false;
    image.complain(image.error ?? validation.image);
    return true;
  }

  function fill(citation: ReadCitation) {
    const { authors, ...texts } = citation;
    for (const [name, value] of Object.entries(texts)) {
      if (value) setValue(name as keyof typeof texts, value, { shouldDirty: true, shouldValidate: true });
    }
    if (authors.length > 0) setValue('authors', authors, { shouldDirty: true });
  }

  const submit = handleSubmit(
    async (values) => {
      if (lacksImage()) return;
      try {
        const address = (await image.send()) ?? '';
        const document = (await pdf.send()) ?? getValues('pdf');
        await onSend({ ...values, pdf: document }, address);
        draft.drop();
        setSent(true);
        onSent();
      } catch (error) {
        await Promise.all([image.takeBack(error), pdf.takeBack(error)]);
        showFieldErrors(error, setError);
        toast(failureText(error, failed), { kind: 'error', milliseconds: 4000 });
      }
    },
    () => void lacksImage(),
  );

  return (
    <Form onSubmit={submit}>
      <FillFromCitation onRead={fill} />
      <TextField control={control} name="title" label={fields.title} />
      <TextField control={control} name="publisher" label={fields.publisher} />
      <TextField control={control} name="doi" label={fields.doi} />
      <TextField
        control={control}
        name="publicationDate"
        label={fields.publicationDate}
        type="date"
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {areas.isError ? (
        <Failed text={write.areasFailed} onRetry={() => void areas.refetch()} />
      ) : (
        <SelectField
          control={control}
          name="category"
          label={fields.category}
          options={(areas.data ?? []).map(({ departmentName }) => ({
            value: departmentName,
            label: departmentName,
          }))}
        />
      )}
      <AuthorsField control={control} setValue={setValue} />
      <TextArea control={control} name="details" label={fields.details} max={limits.abstract} minRows={6} />
      <ImageField
        label={fields.image}
        preview={image.preview ?? keptImage}
        progress={image.progress}
        error={image.error}
        width={192}
        height={128}
        onChoose={image.choose}
      />
      <PdfField pdf={pdf} kept={initial.pdf || undefined} />
      <fieldset className={styles.group}>
        <legend>{write.links}</legend>
        {linkNames.map((name) => (
          <TextField
            key={name}
            control={control}
            name={`links.${name}`}
            label={fields.links[name]}
            type="url"
          />
        ))}
      </fieldset>
      <div className={styles.send}>
        <Button type="submit" disabled={formState.isSubmitting}>
          {submitLabel}
        </Button>
        <p role="status">{draft.savedAt && write.savedOnDevice(writtenMoment(draft.savedAt))}</p>
      </div>
    </Form>
  );
}
