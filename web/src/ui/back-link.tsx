import { recordTexts } from '@lab/contract/texts/record-texts';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useListBehind } from '../lib/use-list-behind.ts';
import styles from './back-link.module.css';

interface Props {
  /** The path of the list. */
  to: string;
  label: string;
}

/** Leads back to the list of a record: as it was, if the person came from there. */
export function BackLink({ to, label }: Props) {
  const behind = useListBehind(to);
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (!behind || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    navigate(-behind.steps);
  };
  return (
    <Link className={styles.back} to={behind?.address ?? to} onClick={goBack}>
      <span aria-hidden="true">←</span>
      {behind?.results === undefined ? label : recordTexts.backToResults(behind.results)}
    </Link>
  );
}
