/** Not in limits.ts, which is part of every visitor's script. */
export const wordLimits = {
  /** The length of a text that the lab has written itself, and how many there may be. */
  text: 1_000,
  texts: 200,
  /** All of them with their addresses, because they are in `limits.homeBytes.settings`. */
  bytes: 14_000,
} as const;
