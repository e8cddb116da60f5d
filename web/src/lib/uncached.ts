/**
 * Shared caches keep public replies for a minute, so a new parameter makes sure that a person sees the newest
 * data.
 */
export function uncached<Input extends object>(input: Input): Input {
  const { query } = input as { query?: object };
  return { ...input, query: { ...query, fresh: String(Date.now()) } };
}
