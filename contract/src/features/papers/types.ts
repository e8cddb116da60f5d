/** The types of works. forms/asked.ts lists the fields of each type. */
export const workTypes = [
  'article',
  'conference',
  'preprint',
  'chapter',
  'book',
  'bachelor',
  'master',
  'doctoral',
  'report',
  'dataset',
  'software',
  'talk',
  'poster',
  'patent',
  'other',
] as const;

export type WorkType = (typeof workTypes)[number];

const isWorkType = (type: unknown): type is WorkType => (workTypes as readonly unknown[]).includes(type);

/**
 * Papers of earlier versions have no type: they are articles. A type of a later version is shown as another
 * work.
 */
export function workTypeOf(stored: unknown): WorkType {
  if (!stored) return 'article';
  return isWorkType(stored) ? stored : 'other';
}
