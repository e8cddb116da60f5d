import { yupResolver } from '@hookform/resolvers/yup';
import { api } from '@lab/contract';
import { alumniDeskTexts } from '@lab/contract/features/alumni/desk/texts';
import { alumniKind } from '@lab/contract/features/alumni/kind';
import { memberTerms } from '@lab/contract/features/alumni/schemas';
import type { Term } from '@lab/contract/features/team/terms';
import { useQuery } from '@tanstack/react-query';
import { type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { ContentFields } from '../../../desk/content-fields.tsx';
import type { DialogProps } from '../../../desk/dialogs.tsx';
import { FormDialog } from '../../../desk/form-dialog.tsx';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';
import { endpointQuery } from '../../../lib/query.ts';
import { Failed, Loading } from '../../../ui/states.tsx';

const { terms: texts } = alumniDeskTexts;

export function TermsDialog(props: DialogProps) {
  const { id } = props;
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(api.alumni.terms, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });
  if (isError) return <Failed onRetry={refetch} />;
  if (!data) return <Loading />;
  return <TermsForm {...props} terms={data.terms} />;
}

function TermsForm({ id, name, onClose, terms }: DialogProps & { terms: Term[] }) {
  const form = useForm<FieldValues>({
    resolver: yupResolver(memberTerms) as unknown as Resolver<FieldValues>,
    defaultValues: { terms },
  });
  const { control, handleSubmit, formState } = form;
  const saving = useRecordMutation({
    run: (body: { terms: Term[] }) =>
      call(api.alumni.editTerms, { params: { id }, body: { ...body, before: terms } }),
    target: () => id,
    done: () => texts.saved,
  });
  const wrong = formState.errors.terms?.root?.message ?? formState.errors.terms?.message;

  return (
    <FormDialog
      title={texts.title(name)}
      text={texts.text}
      confirm={texts.save}
      isBusy={saving.isPending}
      onSubmit={handleSubmit((body) => saving.mutateAsync(memberTerms.cast(body)).then(onClose, () => {}))}
      onClose={onClose}
    >
      {typeof wrong === 'string' && <p role="alert">{wrong}</p>}
      <ContentFields fields={{ terms: alumniKind.fields.terms }} control={control} />
    </FormDialog>
  );
}
