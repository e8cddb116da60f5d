import type { Application } from '@lab/contract/applications/schemas';
import { applicationTexts } from '@lab/contract/applications/texts';
import type { Member } from '@lab/contract/team/schemas';
import { teamTexts } from '@lab/contract/team/texts';
import { useId } from 'react';
import desk from '../../../desk/desk.module.css';
import { Facts } from '../../../desk/facts.tsx';
import { Prose } from '../../../ui/prose.tsx';
import styles from './entry-choice.module.css';

const { manage } = applicationTexts;
const { fields } = teamTexts;

export type Entry = 'keep' | 'replace';

interface Props {
  /** The person's present entry in the team. */
  member: Member;
  application: Application;
  chosen: Entry;
  onChoose: (entry: Entry) => void;
}

/** Who applies although they are on the team has two entries: both are shown, and an admin says which stays. */
export function EntryChoice({ member, application, chosen, onChoose }: Props) {
  const name = useId();
  const entries = [
    { entry: 'keep', label: manage.keepEntry, told: member },
    { entry: 'replace', label: manage.takeApplication, told: application },
  ] as const;
  return (
    <fieldset className={desk.parts}>
      <legend>{manage.inTeam(member.name)}</legend>
      <div className={styles.entries}>
        {entries.map(({ entry, label, told }) => (
          <div key={entry} className={desk.part}>
            <label>
              <input type="radio" name={name} checked={chosen === entry} onChange={() => onChoose(entry)} />{' '}
              {label}
            </label>
            <Facts
              facts={{
                [fields.name]: told.name,
                [fields.role]: told.role,
                [fields.email]: told.email,
                [fields.phone]: told.phone,
                [fields.university]: told.university,
              }}
            />
            <Prose text={told.details} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
