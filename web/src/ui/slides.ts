/** The arithmetic of a row of slides. Where it loops, it may begin with any of them. */
interface Order {
  first: number;
  count: number;
}

const around = (index: number, count: number) => (index + count) % count;

/** Where a step leads, and with which slide the row begins for it. */
export function stepFrom(
  row: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'> | null,
  { current, first, count, loop }: Order & { current: number; loop: boolean },
  by: 1 | -1,
) {
  const to = around(current + by, count);
  if (loop) return { to, begin: by === 1 ? current : to };
  // Several slides are visible, so the row ends before its last slide is the first of them.
  const left = row ? row.scrollWidth - row.clientWidth - Math.abs(row.scrollLeft) : count;
  return { to: by === 1 && left < 2 ? 0 : to, begin: first };
}

/** The first of the visible slides, also where the page goes from right to left. */
export function nearestSlide({ children, scrollLeft }: Element, { first, count }: Order): number {
  const [one, other] = [first, around(first + 1, count)].map((at) => children[at] as HTMLElement | undefined);
  const width = one && other ? Math.abs(other.offsetLeft - one.offsetLeft) : 0;
  return width === 0 ? first : around(first + Math.round(Math.abs(scrollLeft) / width), count);
}
