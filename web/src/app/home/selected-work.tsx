import { useQuery } from '@tanstack/react-query';
import { selectedWorksQuery } from '../../lib/paper-rows.ts';
import { SelectedWorks } from '../../ui/selected-works.tsx';
import type { SectionProps } from './section.ts';
import styles from './sections.module.css';

export function SelectedWork({ heading }: SectionProps) {
  const { data: papers } = useQuery(selectedWorksQuery);
  return <SelectedWorks papers={papers} className={styles.section} heading={heading} />;
}
