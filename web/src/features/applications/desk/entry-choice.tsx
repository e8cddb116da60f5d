import { applicationDeskTexts } from '@lab/contract/features/applications/desk/texts';
import type { Application } from '@lab/contract/features/applications/schemas';
import type { Member } from '@lab/contract/features/team/kind';
import { roleName } from '@lab/contract/features/team/roles';
import { teamTexts } from '@lab/contract/features/team/texts';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import { useId } from 'react';
import desk from '../../../desk/desk.module.css';
import { Facts } from '../../../desk/facts.tsx';
import { useRoles } from '../../../lib/roles.ts';
import { Prose } from '../../../ui/prose.tsx';
import styles from './entry-choice.module.css';

const { manage } = applicationDeskTexts;
const { fields } = teamTexts;

export type Entry = 'keep' | 'replace';

interface Props {
  /** The applicant's existing entry in the team. */
  member: Member;
  application: Application;
  chosen: Entry;
  onChoose: (entry: Entry) => void;
}

/**
 * If the applicant is already in the team, an admin chooses between the existing entry and the application.
 */
export function EntryChoice({ member, application, chosen, onChoose }: Props) {
  const name = useId();
  const roles = useRoles();
  const entries = [
    { entry: 'keep', label: manage.keepEntry, person: member, role: roleName(roles, member.role) },
    { entry: 'replace', label: manage.takeApplication, person: application, role: application.role },
  ] as const;
  return (
    <fieldset className={desk.parts}>
      <legend>{manage.inTeam(member.name)}</legend>
      <div className={styles.entries}>
        {entries.map(({ entry, label, person, role }) => (
          <div key={entry} className={desk.part}>
            <FormControlLabel
              label={label}
              control={<Radio name={name} checked={chosen === entry} onChange={() => onChoose(entry)} />}
            />
            <Facts
              facts={{
                [fields.name]: person.name,
                [fields.role]: role,
                [fields.email]: person.email,
                [fields.phone]: person.phone,
                [fields.university]: person.university,
              }}
            />
            <Prose text={person.details} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
