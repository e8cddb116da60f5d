/** After how many days people are reminded of what waits for them, in a lab that has chosen nothing. */
const usual = [3, 7, 14];

/** Earlier versions have stored no choice; an empty one is a choice too. */
export function remindAfter(stored: { remindAfter?: unknown } | undefined): number[] {
  const chosen = stored?.remindAfter;
  if (!Array.isArray(chosen)) return usual;
  return chosen.filter((days) => Number.isInteger(days) && days > 0).sort((one, other) => one - other);
}
