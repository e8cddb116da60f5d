/** A list of former members, as a lab has it in a spreadsheet. Doing it twice adds nobody twice. */

import { emptyValues } from '@lab/contract/core/content/field-type';
import { alumniKind } from '@lab/contract/features/alumni/kind';
import type { ImportAlumni, ImportedPerson } from '@lab/contract/features/alumni/schemas';
import { nameKey } from '@lab/contract/features/citations/same-person';
import type { TeamRole } from '@lab/contract/features/team/roles';
import { roleCalled } from '@lab/contract/features/team/table/role-called';
import { siteTexts } from '@lab/contract/texts/texts';
import { record } from '../../core/activity/activity-store.ts';
import { drawingsOf } from '../../core/content/drawings.ts';
import { transact } from '../../core/data/firestore.ts';
import { now } from '../../core/data/time.ts';
import type { Caller } from '../../core/http/caller.ts';
import { readNamesApart } from '../../core/summaries/names-store.ts';
import { readRoles } from '../team/roles.ts';
import { alumniStore, alumniSummary, type StoredAlumnus } from './alumni-store.ts';

export function importAlumni({ people }: ImportAlumni, caller: Caller) {
  return transact(async (tx) => {
    const all = await alumniSummary.source(tx);
    const { team } = await readNamesApart(tx);
    const roles = await readRoles(tx);
    const known = new Set([...team, ...all.values()].map(({ name }) => nameKey(name)));
    let made = 0;
    for (const person of people) {
      const key = nameKey(person.name);
      if (known.has(key)) continue;
      known.add(key);
      const document = alumniStore.collection().doc();
      const alumnus = await alumnusOf(person, roles);
      tx.create(document, alumnus);
      all.set(document.id, alumnus);
      made += 1;
    }
    if (made > 0) {
      alumniSummary.write(tx, all);
      record(tx, caller, 'imported', {
        kind: 'alumnus',
        id: 'list',
        name: `${siteTexts.nav.alumni} (${made})`,
      });
    }
    return { made, known: people.length - made };
  });
}

async function alumnusOf(person: ImportedPerson, roles: readonly TeamRole[]): Promise<StoredAlumnus> {
  const { name, role, from, until, next, link } = person;
  // What the lab does not know stays as it was written.
  const known = roleCalled(roles, role);
  const alumnus = {
    ...emptyValues(alumniKind.fields),
    name,
    terms: role || from || until ? [{ role: known?.id ?? '', title: known ? '' : role, from, until }] : [],
    first: { title: next, place: '', link },
    createdAt: now(),
  };
  return { ...alumnus, ...(await drawingsOf(alumniKind, alumnus)) };
}
