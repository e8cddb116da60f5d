import type { api, ReplyOf } from '@lab/contract';
import { madeTableTexts as texts } from '@lab/contract/features/made/table/texts';
import styles from './table-plan.module.css';

type State = keyof typeof texts.states;

/** What the import would do: those that cannot be read first, because somebody has to look at them. */
export function TablePlan({ plan: { rows, unread } }: { plan: ReplyOf<typeof api.made.planTable> }) {
  const of = (wanted: State) => rows.filter(({ state }) => state === wanted);
  const [fresh, here, wrong] = [of('new'), of('here'), of('wrong')];
  return (
    <div className={styles.plan}>
      <p role="status">{texts.planned(fresh.length, here.length, wrong.length)}</p>
      {unread.length > 0 && <p>{texts.unread(unread.join(', '))}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.line}</th>
            <th scope="col">{texts.record}</th>
            <th scope="col">{texts.state}</th>
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
