/** Reading is tolerant: what a document of an earlier version lacks, or holds in a form that it never had, is filled in. */

/**
 * Every field that a stored document always has, with the value that stands for a missing one. A list has one entry, which
 * is filled into each entry that lacks something; a missing list is empty.
 */
export type Shape<Stored> = {
  [Name in keyof Stored as undefined extends Stored[Name] ? never : Name]: Stored[Name];
};

export function fill<Stored extends object>(shape: Shape<Stored>, stored: unknown): Stored {
  return filled(shape, stored) as Stored;
}

/** The same for a part of a document, which may be a list or a single value. */
export function fillPart<Part>(shape: Part, stored: unknown): Part {
  return filled(shape, stored) as Part;
}

function filled(shape: unknown, stored: unknown): unknown {
  if (Array.isArray(shape)) {
    const [entry] = shape;
    const list = Array.isArray(stored) ? stored.filter((found) => kindOf(found) === kindOf(entry)) : [];
    return list.map((found) => filled(entry, found));
  }
  if (!isRecord(shape)) return kindOf(stored) === kindOf(shape) ? stored : shape;
  // No version stores null, so it is no value of an optional field either.
  const own = Object.entries(isRecord(stored) ? stored : {}).filter(([, value]) => value !== null);
  const found: Record<string, unknown> = Object.fromEntries(own);
  for (const [name, part] of Object.entries(shape)) found[name] = filled(part, found[name]);
  return found;
}

/** What the shape names, and nothing that a later version may have stored beside it. */
export function only<Named>(shape: Named, stored: Named): Named {
  return picked(shape, stored) as Named;
}

function picked(shape: unknown, stored: unknown): unknown {
  if (Array.isArray(shape)) return (stored as unknown[]).map((found) => picked(shape[0], found));
  if (!isRecord(shape)) return stored;
  const parts = Object.entries(shape);
  return Object.fromEntries(
    parts.map(([name, part]) => [name, picked(part, (stored as typeof shape)[name])]),
  );
}

/** Firestore's own values, such as times, are objects of their own kinds. */
function kindOf(value: unknown): unknown {
  return value === null || typeof value !== 'object' ? typeof value : Object.getPrototypeOf(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && kindOf(value) === Object.prototype;
}
