/** The difference between two versions of a form: objects are compared field by field, lists as a whole. */

type Fields = Record<string, unknown>;

export function areFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function changesOf(before: Fields, now: Fields): Fields {
  const changed = Object.entries(now).flatMap(([name, value]) => {
    const was = before[name];
    if (areFields(was) && areFields(value)) {
      const inner = changesOf(was, value);
      return Object.keys(inner).length > 0 ? [[name, inner]] : [];
    }
    return JSON.stringify(was) === JSON.stringify(value) ? [] : [[name, value]];
  });
  return Object.fromEntries(changed);
}

/** Ignores changes that are not an object, because local storage may hold anything. */
export function withChanges<Values extends Fields>(values: Values, changes: unknown): Values {
  if (!areFields(changes)) return values;
  const changed = Object.entries(changes).map(([name, value]) => {
    const was = values[name];
    return [name, areFields(was) && areFields(value) ? withChanges(was, value) : value];
  });
  return { ...values, ...Object.fromEntries(changed) };
}
