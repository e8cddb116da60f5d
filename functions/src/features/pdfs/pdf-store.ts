import { inGroups } from '../../core/data/in-groups.ts';
import { papersCollection } from '../papers/paper-store.ts';

/** So many values may be in one query. */
const valuesInQuery = 30;

/** The works whose PDF is at one of these addresses. */
export async function worksWith(addresses: readonly string[]) {
  const works = new Map<string, { paperId: string; title: string }>();
  for (const some of inGroups(addresses, valuesInQuery)) {
    const { docs } = await papersCollection()
      .where('file', 'in', [...some])
      .select('file', 'title')
      .get();
    for (const document of docs) {
      const { file = '', title } = document.data();
      works.set(file, { paperId: document.id, title });
    }
  }
  return works;
}
