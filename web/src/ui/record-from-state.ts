/** The record that a link brought along as navigation state, if it is the one that this page shows. */
export function recordFromState<Record extends { _id: string }>(
  state: unknown,
  id: string,
): Record | undefined {
  const record = state as Partial<Record> | null;
  return typeof record === 'object' && record?._id === id ? (record as Record) : undefined;
}
