import { dashboardTexts } from '@lab/contract/features/dashboard/texts';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './dashboard.module.css';
import { type State, StateLine } from './state-line.tsx';

const { outcomes: outcomeWords } = dashboardTexts;

interface PartProps<Item> {
  title: string;
  items: readonly Item[] | undefined;
  children: (item: Item) => ReactNode;
}

/** A list of entries; left out if there are none. */
export function Part<Item>({ title, items = [], children }: PartProps<Item>) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Paper>
        <List disablePadding>{items.map(children)}</List>
      </Paper>
    </section>
  );
}

interface EntryProps {
  title: string;
  text: string;
  to: string;
  action: string;
  /** The public page that shows the result, if there is one. */
  view?: string;
  /** Highlights an entry with a new answer. */
  news?: boolean;
  states?: readonly State[];
}

export function Entry({ title, text, to, action, view, news, states = [] }: EntryProps) {
  return (
    <ListItem divider className={styles.entry} data-news={news || undefined}>
      <div className={styles.about}>
        <ListItemText primary={<bdi>{title}</bdi>} secondary={text} />
        <StateLine states={states} />
      </div>
      {view && (
        <Button component={Link} to={view} aria-label={`${outcomeWords.view}: ${title}`}>
          {outcomeWords.view}
        </Button>
      )}
      <Button component={Link} to={to} aria-label={`${action}: ${title}`}>
        {action}
      </Button>
    </ListItem>
  );
}
