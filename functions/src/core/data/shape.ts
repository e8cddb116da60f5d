/** Fills in fields that documents of an earlier version lack or hold with another type. */

/**
 * All required fields of a stored document with their default values. A list's only entry holds the defaults
 * for its
 * entries; a missing list becomes empty. `null` is the default of a number that may be missing.
 */
export type Shape<Stored> = {
  [Name in keyof Stored as undefined extends Stored[Name] ? never : Name]: Stored[Name];
};

export function fill<Stored extends object>(shape: Shape<Stored>, stored: unknown): Stored {
  return filled(shape, stored) as Stored;
}

/** Like `fill`, for a part of a document, which may be a list or a single value. */
export function fillPart<Part>(shape: Part, stored: unknown): Part {
  return filled(shape, stored) as Part;
}

function filled(shape: unknown, stored: unknown): unknown {
  if (Array.isArray(shape)) {
    const [entry] = shape;
    const kind = kindOf(entry);
    const list: unknown[] = Array.isArray(stored) ? stored : [];
    return list.filter((found) => kindOf(found) === kind).map((found) => filled(entry, found));
  }
  if (shape === null) return typeof stored === 'number' ? stored : null;
  if (!isRecord(shape)) return kindOf(stored) === kindOf(shape) ? stored : shape;
  // Loops instead of `Object.entries`, because lists of people and papers go through here with thousands of
  // fields.
  const found: Record<string, unknown> = {};
  const given = isRecord(stored) ? stored : {};
  // No version stores null, so null counts as missing in optional fields too.
  for (const name of Object.keys(given)) if (given[name] !== null) found[name] = given[name];
  for (const name of Object.keys(shape)) found[name] = filled(shape[name], found[name]);
  return found;
}

/** Removes fields that are not in the shape, which a later version may have stored. */
export function pickShape<Named>(shape: Named, stored: Named): Named {
  return picked(shape, stored) as Named;
}

function picked(shape: unknown, stored: unknown): unknown {
  if (Array.isArray(shape)) return (stored as unknown[]).map((found) => picked(shape[0], found));
  if (!isRecord(shape)) return stored;
  const parts: Record<string, unknown> = {};
  for (const name of Object.keys(shape)) parts[name] = picked(shape[name], (stored as typeof shape)[name]);
  return parts;
}

/** Values such as Firestore's Timestamp are compared by their class. */
function kindOf(value: unknown): unknown {
  return value === null || typeof value !== 'object' ? typeof value : Object.getPrototypeOf(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && kindOf(value) === Object.prototype;
}
