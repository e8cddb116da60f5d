export interface Outcome<Row> {
  row: Row;
  /** The error message; undefined after success. */
  failure?: string;
}

/** Runs an action on several records, a few at a time; one failure does not stop the others. */
export async function runForEach<Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<unknown>,
  failureOf: (error: unknown) => string,
  /** Called with the number of rows that have been tried. */
  onProgress: (tried: number) => void = () => {},
  atOnce = 4,
): Promise<Outcome<Row>[]> {
  const outcomes = rows.map((row): Outcome<Row> => ({ row }));
  const waiting = outcomes.values();
  let tried = 0;
  const worker = async () => {
    for (const outcome of waiting) {
      try {
        await act(outcome.row);
      } catch (error) {
        outcome.failure = failureOf(error);
      }
      tried += 1;
      onProgress(tried);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return outcomes;
}
