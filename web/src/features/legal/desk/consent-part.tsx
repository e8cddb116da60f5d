import { api } from '@lab/contract';
import { consentDeskTexts as texts } from '@lab/contract/features/legal/consent/desk/texts';
import { consentFields } from '@lab/contract/features/legal/consent/fields';
import { useQuery } from '@tanstack/react-query';
import desk from '../../../desk/desk.module.css';
import { GlobalForm } from '../../../desk/global-form.tsx';
import { call } from '../../../lib/api.ts';
import { formatDate } from '../../../lib/dates.ts';
import { endpointQuery } from '../../../lib/query.ts';
import { Prose } from '../../../ui/prose.tsx';
import { Failed, Loading } from '../../../ui/states.tsx';

const allConsentQuery = { ...endpointQuery(api.consent.all, {}), staleTime: 0 };

/** The text that people agree to, and what its earlier versions said. */
export function ConsentPart() {
  const { data, isError, refetch } = useQuery(allConsentQuery);
  if (!data) return isError ? <Failed onRetry={() => void refetch()} /> : <Loading />;
  return (
    <>
      <p className={desk.lead}>{texts.lead}</p>
      <GlobalForm
        fields={consentFields}
        query={allConsentQuery}
        draft="legal:consent"
        target="consent"
        start={data}
        stored={<Prose text={data.text} />}
        save={(body) => call(api.consent.change, { body })}
        texts={texts}
      />
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
