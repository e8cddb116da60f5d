import { api } from '@lab/contract';
import { applicationDeskTexts } from '@lab/contract/features/applications/desk/texts';
import { applicationTexts } from '@lab/contract/features/applications/texts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import desk from '../../../desk/desk.module.css';
import { Facts } from '../../../desk/facts.tsx';
import { useRecordMutation } from '../../../desk/use-record-mutation.ts';
import { call } from '../../../lib/api.ts';
import { endpointQuery } from '../../../lib/query.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { confirm } from '../../../ui/confirm.ts';
import { Prose } from '../../../ui/prose.tsx';
import styles from './earlier-acceptances.module.css';

const { earlier: texts } = applicationDeskTexts;
const { form } = applicationTexts;

/** Whose entry shows what their application said, until an admin has decided. */
export function EarlierAcceptances() {
  const { data: people = [] } = useQuery(endpointQuery(api.applications.earlier, {}));
  const [left, setLeft] = useState<readonly string[]>([]);
  const closing = useRecordMutation({
    run: (hide: string[]) => call(api.applications.closeEarlier, { body: { hide } }),
    done: () => texts.done,
  });
  const isHiding = (closing.variables ?? []).length > 0;
  if (people.length === 0) return null;
  const hide = people.map(({ _id }) => _id).filter((id) => !left.includes(id));

  async function close(ids: string[], text: string, yes: string) {
    if (await confirm({ text, confirm: yes })) closing.mutate(ids);
  }

  return (
    <section className={`${desk.section} ${styles.earlier}`} aria-labelledby="earlier">
      <h2 id="earlier">{texts.title}</h2>
      <p className={styles.lead}>{texts.lead}</p>
      {people.map(({ _id, name, onTeam, email, phone, details }) => (
        <div key={_id} className={desk.part}>
          <FormControlLabel
            label={onTeam ? name : `${name} (${texts.left})`}
            control={
              <Checkbox
                checked={!left.includes(_id)}
                slotProps={{ input: { 'aria-label': texts.choose(name) } }}
                onChange={(_, checked) =>
                  setLeft((before) => (checked ? before.filter((id) => id !== _id) : [...before, _id]))
                }
              />
            }
          />
          <div className={styles.shown}>
            <Facts facts={{ ...(email && { [form.email]: email }), ...(phone && { [form.phone]: phone }) }} />
            <Prose text={details} />
          </div>
        </div>
      ))}
      <div className={desk.decision}>
        {hide.length > 0 && (
          <BusyButton
            variant="contained"
            isBusy={closing.isPending && isHiding}
            disabled={closing.isPending}
            onClick={() => void close(hide, texts.othersText(left.length), texts.hideConfirm)}
          >
            {texts.hide(hide.length)}
          </BusyButton>
        )}
        <BusyButton
          isBusy={closing.isPending && !isHiding}
          disabled={closing.isPending}
          onClick={() => void close([], texts.leaveText, texts.leaveConfirm)}
        >
          {texts.leave}
        </BusyButton>
      </div>
    </section>
  );
}
