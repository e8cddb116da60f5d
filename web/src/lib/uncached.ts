import { fresh } from '@lab/contract/api/fresh';

/**
 * Caches keep copies of public replies for some minutes. With this, who is signed in gets the newest data.
 */
export function uncached<Input extends object>(input: Input): Input {
  const { query } = input as { query?: object };
  return { ...input, query: { ...query, [fresh]: String(Date.now()) } };
}
