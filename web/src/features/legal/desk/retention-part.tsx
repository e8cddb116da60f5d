import { yupResolver } from '@hookform/resolvers/yup';
import { api } from '@lab/contract';
import { retentionDeskTexts as texts } from '@lab/contract/features/legal/retention/desk/texts';
import { termsForm } from '@lab/contract/features/legal/retention/schemas';
import { type Terms, termFields } from '@lab/contract/features/legal/retention/terms';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import desk from '../../../desk/desk.module.css';
import { Facts, factsIn } from '../../../desk/facts.tsx';
import { PartFields, PartForm } from '../../../desk/part-form.tsx';
import { call } from '../../../lib/api.ts';
import { formatDate } from '../../../lib/dates.ts';
import { endpointQuery } from '../../../lib/query.ts';
import { Empty, Failed, Loading } from '../../../ui/states.tsx';

const termsQuery = { ...endpointQuery(api.retention.terms, {}), staleTime: 0 };
const dueQuery = { ...endpointQuery(api.retention.due, {}), staleTime: 0 };

/** How long records of people are kept, and what that would delete next. */
export function RetentionPart() {
  const { data, isError, refetch } = useQuery(termsQuery);
  // A new form after each saving, because it starts from what is stored now.
  const [times, setTimes] = useState(0);
  if (!data) return isError ? <Failed onRetry={() => void refetch()} /> : <Loading />;
  return (
    <>
      <p className={desk.lead}>{texts.lead}</p>
      <TermsForm key={times} terms={data as Terms} onClose={() => setTimes(times + 1)} />
      <NextDeletions />
    </>
  );
}

function TermsForm({ terms, onClose }: { terms: Terms; onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm<Terms>({
    resolver: yupResolver(termsForm) as unknown as Resolver<Terms>,
    defaultValues: terms,
  });
  return (
    <PartForm
      form={form}
      draft="legal:retention"
      target="retention"
      start={terms}
      stored={<Facts facts={factsIn(termFields, terms)} />}
      valuesOf={(stored: Terms) => stored}
      fetchCurrent={async () => (await client.fetchQuery(termsQuery)) as Terms}
      onSave={(written, { seen }) => call(api.retention.change, { body: { ...written, before: seen } })}
      onClose={onClose}
      texts={texts}
    >
      <PartFields form={form} fields={termFields} />
    </PartForm>
  );
}

function NextDeletions() {
  const { data, isError, refetch } = useQuery(dueQuery);
  return (
    <section aria-label={texts.due}>
      <h2 className={desk.label}>{texts.due}</h2>
      <p className={desk.lead}>{texts.dueLead}</p>
      {!data && (isError ? <Failed onRetry={() => void refetch()} /> : <Loading />)}
      {data?.length === 0 && <Empty text={texts.nothingDue} />}
      <List>
        {data?.map(({ kind, recordId, name, deleteAt, announced }) => (
          <ListItem key={kind + recordId} divider>
            <ListItemText
              primary={`${texts.kinds[kind]}: ${name}`}
              secondary={(announced ? texts.announced : texts.notAnnounced)(formatDate(deleteAt))}
            />
          </ListItem>
        ))}
      </List>
    </section>
  );
}
