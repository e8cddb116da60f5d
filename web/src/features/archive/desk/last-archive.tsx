import { api } from '@lab/contract';
import type { LastArchive } from '@lab/contract/features/archive/schemas';
import { archiveTexts } from '@lab/contract/features/archive/texts';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../../lib/dates.ts';
import { endpointQuery } from '../../../lib/query.ts';
import { megabytes } from './megabytes.ts';

const texts = archiveTexts.last;
const query = endpointQuery(api.archives.last, {});

/** When the lab was exported and restored for trial. It changes when something that ran has ended. */
export function LastArchiveCard({ isBusy }: { isBusy: boolean }) {
  const { data } = useQuery({
    ...query,
    queryKey: [...query.queryKey, isBusy],
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (!data) return null;
  return (
    <Alert severity={data.tried === 'done' ? 'success' : 'warning'} sx={{ mb: 2 }}>
      <AlertTitle>{texts.title}</AlertTitle>
      {exportedText(data)} {triedText(data)}
      <br />
      <small>{texts.how}</small>
    </Alert>
  );
}

const exportedText = ({ exportedAt, bytes }: LastArchive) =>
  exportedAt ? texts.exported(formatDateTime(exportedAt), megabytes(bytes)) : texts.never;

function triedText({ triedAt, tried, says }: LastArchive) {
  if (!triedAt) return texts.neverTried;
  return (tried === 'failed' ? texts.failed : texts.tried)(formatDateTime(triedAt), says);
}
