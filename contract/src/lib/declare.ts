/**
 * Says which type a value has, where the compiler cannot derive it: in code that works with every kind or
 * field.
 */
export const declare = <T>(value: unknown): T => value as T;
