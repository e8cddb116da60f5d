import { api } from '@lab/contract';
import type { Archive } from '@lab/contract/features/archive/schemas';
import { archiveTexts as texts } from '@lab/contract/features/archive/texts';
import { siteTexts } from '@lab/contract/texts/texts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useQuery } from '@tanstack/react-query';
import { DeskPage } from '../../../desk/desk-page.tsx';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { endpointQuery } from '../../../lib/query.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { confirm } from '../../../ui/confirm.ts';
import { Empty, Failed, Loading } from '../../../ui/states.tsx';
import styles from './archives-page.module.css';
import { LastArchiveCard } from './last-archive.tsx';
import { megabytes } from './megabytes.ts';

const asksAgainAfter = 2_000;

/** Being written, or restored for trial. */
const isRunning = ({ state, trial }: Archive) => state === 'running' || trial === 'running';

const archivesQuery = {
  ...endpointQuery(api.archives.list, {}),
  staleTime: 0,
};

/** Writes everything of the lab into a file, which an admin can then download. */
export default function ArchivesPage() {
  const { data, isError, refetch } = useQuery({
    ...archivesQuery,
    refetchInterval: ({ state }) => (state.data?.some(isRunning) ? asksAgainAfter : false),
  });
  const starting = useRecordMutation({
    run: () => call(api.archives.start, {}),
    done: () => texts.started,
    failed: texts.startFailed,
  });
  return (
    <DeskPage
      title={siteTexts.menu.exportAll}
      lead={texts.lead}
      action={
        <BusyButton
          variant="contained"
          isBusy={starting.isPending}
          disabled={!data || data.some(isRunning)}
          onClick={() => starting.mutate(undefined)}
        >
          {texts.start}
        </BusyButton>
      }
    >
      <Alert severity="warning">
        {texts.private} {texts.kept}
      </Alert>
      <LastArchiveCard isBusy={data?.some(isRunning) ?? false} />
      {!data && (isError ? <Failed onRetry={() => void refetch()} /> : <Loading />)}
      {data?.length === 0 && <Empty text={texts.empty} />}
      <List>
        {data?.map((archive) => (
          <Row key={archive._id} archive={archive} isBusy={data.some(isRunning)} />
        ))}
      </List>
    </DeskPage>
  );
}

function Row({ archive, isBusy }: { archive: Archive; isBusy: boolean }) {
  const { _id: id, state, trial, by, createdAt, bytes, gone, address } = archive;
  const deletion = useRecordMutation({
    run: () => call(api.archives.delete, { params: { id } }),
    done: () => texts.deleted,
    failed: texts.deleteFailed,
  });

  const tryingOut = useRecordMutation({
    run: () => call(api.archives.tryOut, { params: { id } }),
    done: () => texts.tryOutStarted,
    failed: texts.tryOutFailed,
  });

  async function remove() {
    const { deleteTitle: title, deleteText: text } = texts;
    if (await confirm({ title, text, confirm: texts.delete, danger: true })) deletion.mutate(undefined);
  }

  const facts = [
    bytes > 0 && megabytes(bytes),
    gone > 0 && texts.gone(gone),
    by && texts.by(by),
    texts.trials[trial],
  ];
  const about = [texts.states[state], ...facts];
  return (
    <ListItem divider className={styles.row}>
      <ListItemText primary={formatDateTime(createdAt)} secondary={about.filter(Boolean).join(' · ')} />
      {isRunning(archive) ? (
        <Progress archive={archive} />
      ) : (
        <div className={styles.buttons}>
          {address && (
            <>
              <Button variant="outlined" href={address} download>
                {texts.download}
              </Button>
              <BusyButton
                isBusy={tryingOut.isPending}
                disabled={isBusy}
                onClick={() => tryingOut.mutate(undefined)}
              >
                {texts.tryOut}
              </BusyButton>
            </>
          )}
          <BusyButton color="error" isBusy={deletion.isPending} onClick={() => void remove()}>
            {texts.delete}
          </BusyButton>
        </div>
      )}
    </ListItem>
  );
}

function Progress({ archive: { trial, done, total } }: { archive: Archive }) {
  const text = total > 0 ? texts.progress(done, total) : texts.counting;
  return (
    <div className={styles.progress}>
      <LinearProgress
        aria-label={texts.trials[trial] || texts.states.running}
        {...(total > 0 && { variant: 'determinate', value: (100 * done) / total })}
      />
      <small>{text}</small>
    </div>
  );
}
