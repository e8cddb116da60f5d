import { yupResolver } from '@hookform/resolvers/yup';
import { api } from '@lab/contract';
import { pressLicences } from '@lab/contract/features/press/licences';
import { pressPortraitTexts as texts } from '@lab/contract/features/press/portrait/texts';
import {
  type EditPressPortrait,
  editPressPortrait,
  type OwnPressPortrait as Own,
} from '@lab/contract/features/press/schemas';
import { pressTexts } from '@lab/contract/features/press/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '../../lib/api.ts';
import { failureText } from '../../lib/failure-text.ts';
import { refetchChanged } from '../../lib/query.ts';
import { toast } from '../../lib/toast.ts';
import { Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { SwitchField } from '../../ui/form/switch-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import styles from './own-press-portrait.module.css';
import { ownPressQuery } from './queries.ts';

/** A member offers their portrait to the press, or no longer; who has none that visitors see cannot. */
export function OwnPressPortrait() {
  const { data } = useQuery(ownPressQuery);
  if (!data?.onTeam) return null;
  return (
    <section className={styles.section} aria-labelledby="press-portrait">
      <h2 id="press-portrait">{texts.title}</h2>
      {data.image ? <Offer key={JSON.stringify(data)} stored={data} /> : <p>{texts.noPortrait}</p>}
    </section>
  );
}

function Offer({ stored: { onTeam: _, ...stored } }: { stored: Own }) {
  const { licences } = pressTexts;
  const client = useQueryClient();
  const form = useForm({ resolver: yupResolver(editPressPortrait), defaultValues: stored });
  const offered = useWatch({ control: form.control, name: 'offered' });
  const saving = useMutation({
    mutationFn: (body: EditPressPortrait) => call(api.press.updateMine, { body }),
    onSuccess() {
      toast(texts.saved);
      return refetchChanged(client, { queryKey: ownPressQuery.queryKey });
    },
  });
  return (
    <Form onSubmit={form.handleSubmit((values) => saving.mutateAsync(values).catch(() => {}))}>
      <p>{texts.lead}</p>
      <Portrait src={stored.image} name="" sizes="96px" className={styles.portrait} />
      <SwitchField control={form.control} name="offered" label={texts.offered} />
      {offered && (
        <>
          <TextField control={form.control} name="credit" label={texts.credit} required />
          <SelectField
            control={form.control}
            name="licence"
            label={texts.licence}
            options={pressLicences.map((value) => ({ value, label: licences[value] }))}
          />
        </>
      )}
      <Notice kind="error">{saving.error && failureText(saving.error, texts.failed)}</Notice>
      <div>
        <Button type="submit" variant="contained" disabled={saving.isPending}>
          {siteTexts.save}
        </Button>
      </div>
    </Form>
  );
}
