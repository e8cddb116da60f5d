import { yupResolver } from '@hookform/resolvers/yup';
import { api } from '@lab/contract';
import { consentDeskTexts as texts } from '@lab/contract/features/legal/consent/desk/texts';
import { type AllConsent, consentForm } from '@lab/contract/features/legal/consent/schemas';
import { legalLimits } from '@lab/contract/features/legal/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import desk from '../../../desk/desk.module.css';
import { PartForm } from '../../../desk/part-form.tsx';
import { call } from '../../../lib/api.ts';
import { formatDate } from '../../../lib/dates.ts';
import { endpointQuery } from '../../../lib/query.ts';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { Prose } from '../../../ui/prose.tsx';
import { Failed, Loading } from '../../../ui/states.tsx';

const allConsentQuery = { ...endpointQuery(api.consent.all, {}), staleTime: 0 };

/** The text that people agree to, and what its earlier versions said. */
export function ConsentPart() {
  const { data, isError, refetch } = useQuery(allConsentQuery);
  // A new form after each saving, because it starts from what is stored now.
  const [times, setTimes] = useState(0);
  if (!data) return isError ? <Failed onRetry={() => void refetch()} /> : <Loading />;
  return (
    <>
      <p className={desk.lead}>{texts.lead}</p>
      <ConsentForm key={times} consent={data} onClose={() => setTimes(times + 1)} />
      {data.versions.length > 0 && (
        <section>
          <h2 className={desk.label}>{texts.versions}</h2>
          {data.versions.map(({ version, text, createdAt }) => (
            <details key={version}>
              <summary>{texts.version(version, formatDate(createdAt))}</summary>
              <Prose text={text} />
            </details>
          ))}
        </section>
      )}
    </>
  );
}

function ConsentForm({ consent, onClose }: { consent: AllConsent; onClose: () => void }) {
  const client = useQueryClient();
  const form = useForm({ resolver: yupResolver(consentForm), defaultValues: { text: consent.text } });
  return (
    <PartForm
      form={form}
      draft="legal:consent"
      target="consent"
      start={consent}
      stored={<Prose text={consent.text} />}
      valuesOf={({ text }: AllConsent) => ({ text })}
      fetchCurrent={() => client.fetchQuery(allConsentQuery)}
      onSave={({ text }, { seen }) =>
        call(api.consent.change, { body: { text, before: { text: seen.text } } })
      }
      onClose={onClose}
      texts={texts}
    >
      <TextArea control={form.control} name="text" label={texts.text} max={legalLimits.prose} />
    </PartForm>
  );
}
