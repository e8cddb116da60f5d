/** Links pass the record as navigation state, so that the page can show it before the server has answered. */
export function recordFromState<Record extends { _id: string }>(
  state: unknown,
  id: string,
): Record | undefined {
  const record = state as Partial<Record> | null;
  return typeof record === 'object' && record?._id === id ? (record as Record) : undefined;
}
