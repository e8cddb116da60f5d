/** What the import of a table would do: what cannot be read first, because somebody has to look at it. */
import type { api, ReplyOf } from '@lab/contract';
import { tableTexts as texts } from '@lab/contract/core/tables/texts';
import { wrongRowsOf } from '@lab/contract/core/tables/wrong-rows';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import { saveFile } from '../lib/save-file.ts';
import styles from './table-import.module.css';

export type Plan = ReplyOf<typeof api.memberTables.plan>;

export const inState = ({ rows }: Plan, wanted: Plan['rows'][number]['state']) =>
  rows.filter(({ state }) => state === wanted);

interface Props {
  table: string;
  plan: Plan;
  /** What else there is to say and to choose. */
  children: ReactNode;
}

export function TablePlan({ table, plan, children }: Props) {
  const [fresh, here, wrong] = [inState(plan, 'new'), inState(plan, 'here'), inState(plan, 'wrong')];
  const save = () => saveFile(texts.wrongFile, 'text/csv', wrongRowsOf(table, plan.rows));
  const top = useRef<HTMLDivElement>(null);
  // Below a long table nobody would see that there is a plan.
  useEffect(() => top.current?.scrollIntoView?.({ block: 'start' }), []);
  return (
    <div ref={top} className={styles.plan}>
      <p role="status">{texts.planned(fresh.length, here.length, wrong.length)}</p>
      {here.length > 0 && <p>{texts.stays}</p>}
      {wrong.length > 0 && fresh.length > 0 && <p>{texts.leftOut}</p>}
      {plan.unread.length > 0 && <p>{texts.unread(plan.unread.join(', '))}</p>}
      {children}
      {wrong.length > 0 && (
        <div>
          <Button variant="outlined" size="small" onClick={save}>
            {texts.saveWrong(wrong.length)}
          </Button>
        </div>
      )}
      <table>
        <thead>
          <tr>
            {[texts.line, texts.record, texts.state].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...wrong, ...fresh, ...here].map(({ line, title, state, reason }) => (
            <tr key={line}>
              <td>{line}</td>
              <td dir="auto">{title}</td>
              <td>{[texts.states[state], reason].filter(Boolean).join(': ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
