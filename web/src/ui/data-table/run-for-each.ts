export interface Outcome<Row> {
  row: Row;
  /** Why it failed, in a sentence; undefined where it worked. */
  failure?: string;
}

/** Does the same to several records, a few at a time. One that fails does not stop the others. */
export async function runForEach<Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<unknown>,
  failureOf: (error: unknown) => string,
  atOnce = 4,
): Promise<Outcome<Row>[]> {
  const outcomes = rows.map((row): Outcome<Row> => ({ row }));
  const waiting = outcomes.values();
  const worker = async () => {
    for (const outcome of waiting) {
      try {
        await act(outcome.row);
      } catch (error) {
        outcome.failure = failureOf(error);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return outcomes;
}
