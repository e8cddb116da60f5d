import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

interface Props<Row> {
  list: RefObject<HTMLElement | null>;
  rows: readonly Row[];
  /** What gets the focus in the place of a row that is gone. */
  partOf: (row: Row) => string;
}

/**
 * When the row in which a person worked leaves the list, the focus goes to the one in its place, and not to
 * the top of the page.
 */
export function useFocusInList<Row extends { _id: string }>({ list, rows, partOf }: Props<Row>) {
  const last = useRef({ id: '', at: 0 });
  const follow = useEffectEvent(() => {
    const { id, at } = last.current;
    const next = rows[Math.min(at, rows.length - 1)];
    if (!id || !next || rows.some(({ _id }) => _id === id)) return;
    last.current = { id: '', at: 0 };
    if (document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>(partOf(next))?.focus();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other rows can be without the last one
  useEffect(() => follow(), [rows]);
  /** To be called with the id of the row in which something gets the focus. */
  return (id = '') => {
    if (id) last.current = { id, at: rows.findIndex(({ _id }) => _id === id) };
  };
}
