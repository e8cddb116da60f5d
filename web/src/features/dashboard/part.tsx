import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import styles from './dashboard.module.css';

export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Paper>
        <List disablePadding>{children}</List>
      </Paper>
    </section>
  );
}

interface EntryProps {
  title: string;
  text: string;
  to: string;
  action: string;
  /** Highlights an entry with a new answer. */
  news?: boolean;
}

export function Entry({ title, text, to, action, news }: EntryProps) {
  return (
    <ListItem divider className={styles.entry} data-news={news || undefined}>
      <ListItemText primary={title} secondary={text} />
      <Button component={Link} to={to} aria-label={`${action}: ${title}`}>
        {action}
      </Button>
    </ListItem>
  );
}
