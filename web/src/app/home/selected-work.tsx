import { useQuery } from '@tanstack/react-query';
import { selectedWorksQuery } from '../../lib/paper-rows.ts';
import { SelectedWorks } from '../../ui/selected-works.tsx';
import styles from './sections.module.css';

export function SelectedWork() {
  const { data: papers } = useQuery(selectedWorksQuery);
  return <SelectedWorks papers={papers} className={styles.section} />;
}
