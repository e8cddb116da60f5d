/** JSON of other people, in which every part may be missing or of another type. */
export type Item = Record<string, unknown>;

export function isItem(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

type Filled<Given> = { [Name in keyof Given]?: Exclude<Given[Name], undefined | '' | false> };

/** Without what is missing or empty: an empty text or list, or false. */
export function filled<Given extends object>(given: Given): Filled<Given> {
  const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value);
  return Object.fromEntries(Object.entries(given).filter(([, value]) => isFilled(value))) as Filled<Given>;
}

/** Our name for each name that others use: `{ book: 'booklet, collection' }`. */
export function namedBy<Ours extends string>(theirs: { [Name in Ours]?: string }): Record<string, Ours> {
  const pairs = Object.entries<string | undefined>(theirs).flatMap(([ours, names = '']) =>
    names.split(', ').map((name) => [name, ours] as const),
  );
  // Without a prototype, which would know the name `constructor`.
  return Object.assign(Object.create(null), Object.fromEntries(pairs));
}

/** `custom.arxiv` is one level below. */
export function valueAt(item: Item, name: string): unknown {
  const [outer = '', inner] = name.split('.');
  const value = item[outer];
  if (inner === undefined) return value;
  return isItem(value) ? value[inner] : undefined;
}
