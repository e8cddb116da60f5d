import { api } from '@lab/contract';
import { retentionDeskTexts as texts } from '@lab/contract/features/legal/retention/desk/texts';
import { termFields } from '@lab/contract/features/legal/retention/terms';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useQuery } from '@tanstack/react-query';
import desk from '../../../desk/desk.module.css';
import { GlobalForm } from '../../../desk/global-form.tsx';
import { call } from '../../../lib/api.ts';
import { formatDate } from '../../../lib/dates.ts';
import { endpointQuery } from '../../../lib/query.ts';
import { Empty, Failed, Loading } from '../../../ui/states.tsx';

const termsQuery = { ...endpointQuery(api.retention.terms, {}), staleTime: 0 };
const dueQuery = { ...endpointQuery(api.retention.due, {}), staleTime: 0 };

/** How long records of people are kept, and what that would delete next. */
export function RetentionPart() {
  const { data, isError, refetch } = useQuery(termsQuery);
  if (!data) return isError ? <Failed onRetry={() => void refetch()} /> : <Loading />;
  return (
    <>
      <p className={desk.lead}>{texts.lead}</p>
      <GlobalForm
        fields={termFields}
        query={termsQuery}
        draft="legal:retention"
        target="retention"
        start={data}
        save={(body) => call(api.retention.change, { body })}
        texts={texts}
      />
      <NextDeletions />
    </>
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
