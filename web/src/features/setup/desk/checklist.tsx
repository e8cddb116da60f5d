import { api } from '@lab/contract';
import { setupSteps } from '@lab/contract/features/setup/checklist/steps';
import { checklistTexts as texts } from '@lab/contract/features/setup/checklist/texts';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { checklistQuery } from '../queries.ts';
import styles from './checklist.module.css';

/** Nothing while it loads or when all is done; a failure is not worth a message on the start page. */
function useChecklist() {
  const { data } = useQuery(checklistQuery);
  const isComplete = data?.done.length === setupSteps.length;
  const change = useRecordMutation({
    run: (hidden: boolean) => call(api.setup.changeChecklist, { body: { hidden } }),
    failed: texts.failed,
  });
  return { checklist: isComplete ? undefined : data, change };
}

/** What is left on the way from an empty lab to a complete one. */
export function SetupChecklist() {
  const { checklist, change } = useChecklist();
  if (!checklist || checklist.hidden) return null;
  const { done, local } = checklist;
  return (
    <section className={styles.checklist} aria-labelledby="checklist">
      <h2 id="checklist">{texts.title}</h2>
      <p>
        {texts.lead} {texts.progress(done.length, setupSteps.length)}
      </p>
      <Paper className={styles.list}>
        <List disablePadding>
          {setupSteps.map(({ name, to }) => (
            <Step key={name} {...texts.steps[name]} to={to} done={done.includes(name)} />
          ))}
        </List>
      </Paper>
      {local && <p>{texts.deploy}</p>}
      <BusyButton isBusy={change.isPending} onClick={() => change.mutate(true)}>
        {texts.hide}
      </BusyButton>
    </section>
  );
}

interface StepProps {
  title: string;
  text: string;
  to: string;
  done: boolean;
}

function Step({ title, text, to, done }: StepProps) {
  return (
    <ListItem disablePadding divider>
      <ListItemButton component={Link} to={to} data-done={done || undefined}>
        <span className={styles.mark} aria-hidden="true">
          {done && '✓'}
        </span>
        <ListItemText primary={title} secondary={text} />
        <span className={styles.state}>{done ? texts.done : texts.open}</span>
      </ListItemButton>
    </ListItem>
  );
}

/** Brings the list back after it was hidden. */
export function ShowChecklist() {
  const { checklist, change } = useChecklist();
  if (!checklist?.hidden) return null;
  return (
    <p>
      <BusyButton isBusy={change.isPending} onClick={() => change.mutate(false)}>
        {texts.show}
      </BusyButton>
    </p>
  );
}
