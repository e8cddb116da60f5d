import { deskTexts } from '@lab/contract/features/desk/texts';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useUrlParams, withParam } from '../../lib/use-url-params.ts';
import { Choose, ChooseAll } from './choose.tsx';
import styles from './record-desk.module.css';
import { useFocusInList } from './use-focus-in-list.ts';
import type { Table } from './use-table.ts';

const { record: texts } = deskTexts;

/** The name of the URL parameter with the id of the open record. */
const open = 'record';

/** The id of the open record; tables then load all pages, because the record may be on a later one. */
export function useOpenRecord(): string | null {
  return useSearchParams()[0].get(open);
}

interface Props<Row> {
  table: Table<Row>;
  label: string;
  /** The second and third line of a list entry. */
  about: (row: Row) => ReactNode;
  record: (row: Row) => ReactNode;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** A list on the left and the open record on the right; a phone shows only one of them. */
export function RecordDesk<Row extends { _id: string }>({ table, label, about, record }: Props<Row>) {
  const { shown, matching, nameOf } = table;
  const [params, changeParams] = useUrlParams();
  const list = useRef<HTMLUListElement>(null);
  const id = params.get(open);
  // As in the style sheet.
  const narrow = useMediaQuery('(max-width: 48rem)', { noSsr: true });
  // On a wide screen, the first record is open before a person has chosen one.
  const first = narrow ? undefined : shown[0];
  const row = id === null ? first : matching.find(({ _id }) => _id === id);
  const to = (next?: Row) => ({ search: String(withParam(params, open, next?._id)) });
  const openInstead = (next?: Row) =>
    changeParams((before) => withParam(before, open, next?._id), { replace: true });

  // When the open record leaves the list, for example after it was published, the record in its place is
  // opened.
  const place = useRef(-1);
  const at = row ? shown.indexOf(row) : -1;
  const isGone = id !== null && !row && !table.source.hasMore;
  const openNext = useEffectEvent(() => {
    if (place.current < 0) return;
    const next = shown[Math.min(place.current, shown.length - 1)];
    place.current = -1;
    openInstead(next);
  });
  useEffect(() => {
    if (at >= 0) place.current = at;
  }, [at]);
  useEffect(() => {
    if (isGone) openNext();
  }, [isGone]);

  const linkOf = ({ _id }: { _id: string }) => `a[data-record="${CSS.escape(_id)}"]`;
  const noteFocus = useFocusInList({ list, rows: shown, partOf: linkOf });

  // A phone shows the record in the place of the list, which may be scrolled far down.
  const part = useRef<HTMLElement>(null);
  const alone = narrow ? (row?._id ?? null) : null;
  const before = useRef<string>(null);
  const follow = useEffectEvent((last: string | null) => {
    if (alone) {
      part.current?.scrollIntoView();
      part.current?.focus({ preventScroll: true });
    } else if (last && id === null) {
      list.current?.querySelector<HTMLAnchorElement>(linkOf({ _id: last }))?.focus();
    }
  });
  useEffect(() => {
    const last = before.current;
    before.current = alone;
    if (alone !== last) follow(last);
  }, [alone]);

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step || !(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    const next = shown[Math.min(Math.max(at + step, 0), shown.length - 1)];
    if (!next) return;
    openInstead(next);
    list.current?.querySelector<HTMLAnchorElement>(linkOf(next))?.focus();
  }

  return (
    <div className={styles.desk} data-open={id === null ? undefined : true}>
      <section className={styles.side} aria-label={label}>
        <p className={styles.keys}>
          <ChooseAll table={table} /> <span className={styles.hint}>{texts.keys}</span>
        </p>
        <ul
          ref={list}
          onKeyDown={onKeyDown}
          onFocus={({ target }) => noteFocus(target.closest('li')?.querySelector('a')?.dataset.record)}
        >
          {shown.map((one) => (
            <li key={one._id} data-open={one === row || undefined}>
              <Choose table={table} row={one} />
              <Link
                to={to(one)}
                data-record={one._id}
                aria-current={one === row ? 'true' : undefined}
                preventScrollReset
              >
                <strong dir="auto">{nameOf(one)}</strong>
                <span>{about(one)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section
        ref={part}
        tabIndex={-1}
        className={styles.record}
        aria-label={row ? nameOf(row) : undefined}
        onFocus={() => noteFocus(row?._id)}
      >
        {row ? (
          <>
            <Link className={styles.back} to={to()}>
              {texts.list}
            </Link>
            {record(row)}
          </>
        ) : (
          <p className={styles.nothing}>{texts.nothingChosen}</p>
        )}
      </section>
    </div>
  );
}
