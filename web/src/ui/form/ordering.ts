/** For lists whose rows stay where they are and exchange their values when a person moves one. */

export interface Move {
  /** The row that has changed last. */
  at: number;
  by: 'keys' | 'up' | 'down' | 'drag';
}

/**
 * The pressed button, or the other one at the end of the list. Focus on the input would open a phone's
 * keyboard.
 */
export function partToFocus(row: Element | undefined, by: Move['by']): HTMLElement | null | undefined {
  if (by === 'drag') return null;
  if (by === 'keys') return row?.querySelector<HTMLElement>('input, [data-move]:enabled');
  return (
    row?.querySelector<HTMLElement>(`[data-move="${by}"]:enabled`) ??
    row?.querySelector<HTMLElement>('[data-move]:enabled')
  );
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const others = items.filter((_, index) => index !== from);
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)];
}
