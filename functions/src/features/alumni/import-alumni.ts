/** A list of former members, as a lab has it in a spreadsheet. Doing it twice adds nobody twice. */
import { emptyValues } from '@lab/contract/core/content/field-type';
import { alumniKind } from '@lab/contract/features/alumni/kind';
import type { ImportAlumni, ImportedPerson } from '@lab/contract/features/alumni/schemas';
import { nameKey } from '@lab/contract/features/citations/same-person';
import { roleCalled, type TeamRole } from '@lab/contract/features/team/roles';
import { siteTexts } from '@lab/contract/texts/texts';
import { record } from '../../core/activity/activity-store.ts';
import { importRows, type Key } from '../../core/content/operations/import.ts';
import { renderTexts } from '../../core/content/render-texts.ts';
import { now } from '../../core/data/time.ts';
import type { Caller } from '../../core/http/caller.ts';
import { readNamesApart } from '../../core/summaries/names-store.ts';
import { readRoles } from '../team/roles.ts';
import { alumniStore, alumniSummary, type StoredAlumnus } from './alumni-store.ts';

const keyOf = ({ name }: { name: string }): Key => [nameKey(name), ''];

export async function importAlumni({ people }: ImportAlumni, caller: Caller) {
  const added = await importRows<StoredAlumnus, StoredAlumnus>(
    {
      store: alumniStore,
      summary: alumniSummary,
      async compare(tx, all) {
        const { team } = await readNamesApart(tx);
        const roles = await readRoles(tx);
        return {
          here: new Map([...team, ...all.values()].map(keyOf)),
          check: (person) => alumnusOf(person as ImportedPerson, roles),
          keysOf: (alumnus) => [keyOf(alumnus)],
        };
      },
      recordFrom: async (alumnus) => alumnus,
      afterAdd: (tx, { length }) =>
        record(tx, caller, 'imported', {
          kind: 'alumnus',
          id: 'list',
          name: `${siteTexts.nav.alumni} (${length})`,
        }),
    },
    people.map((values, line) => ({ line, values })),
  );
  return { made: added.length, known: people.length - added.length };
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
  return { ...alumnus, ...(await renderTexts(alumniKind, alumnus)) };
}
