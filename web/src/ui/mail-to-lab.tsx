import { labInfoTexts } from '@lab/contract/features/lab-info/texts';
import { useQuery } from '@tanstack/react-query';
import { labInfoQuery, useLabName } from '../lib/lab-info.ts';
import { lookOfButton } from './button.tsx';

/** Nothing where the lab has not said its address. */
export function MailToLab() {
  const { data: lab } = useQuery(labInfoQuery);
  const subject = labInfoTexts.mailSubject(useLabName());
  if (!lab?.email) return null;
  return (
    <a className={lookOfButton('plain')} href={`mailto:${lab.email}?subject=${encodeURIComponent(subject)}`}>
      {labInfoTexts.writeMail}
    </a>
  );
}
