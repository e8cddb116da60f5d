/** For what takes only so many values at a time. */
export const inGroups = <Value>(all: readonly Value[], size: number): Value[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
