/** Former members, as a lab has them in a spreadsheet. Doing it twice adds nobody twice. */
import type { api } from '@lab/contract';
import { limits } from '@lab/contract/api/limits';
import { emptyValues } from '@lab/contract/core/content/field-type';
import { alumniDeskTexts } from '@lab/contract/features/alumni/desk/texts';
import { alumniKind } from '@lab/contract/features/alumni/kind';
import type { AlumnusRow } from '@lab/contract/features/alumni/schemas';
import { alumniTable } from '@lab/contract/features/alumni/table';
import { nameKey } from '@lab/contract/features/citations/same-person';
import { roleCalled, type TeamRole } from '@lab/contract/features/team/roles';
import { orcidAddress } from '@lab/contract/lib/orcid';
import { truncate } from '@lab/contract/lib/truncate';
import { siteTexts } from '@lab/contract/texts/texts';
import { logActivity } from '../../core/activity/activity-store.ts';
import { type ImportedTable, type Key, tableHandlers } from '../../core/content/operations/import.ts';
import { renderTexts } from '../../core/content/render-texts.ts';
import { now } from '../../core/data/time.ts';
import type { HandlersOf, Input } from '../../core/http/handler.ts';
import { validate } from '../../core/http/validation.ts';
import { readNamesApart } from '../../core/summaries/names-store.ts';
import { readRoles } from '../team/roles.ts';
import { pictureFor } from '../team/table/member-from.ts';
import { alumniStore, alumniSummary, type StoredAlumnus } from './alumni-store.ts';

const { importing: texts } = alumniDeskTexts;

type Given = Pick<Input<typeof api.alumniTables.import>, 'body' | 'caller'>;

async function alumniOf({
  body,
  caller,
}: Given): Promise<ImportedTable<AlumnusRow, StoredAlumnus, { made: number }>> {
  // Loaded with the first table, because it needs all rules for input.
  const { alumnusRow } = await import('@lab/contract/features/alumni/schemas');
  let roles: readonly TeamRole[] = [];
  return {
    table: alumniTable,
    store: alumniStore,
    summary: alumniSummary,
    async compare(tx, all) {
      const { team } = await readNamesApart(tx);
      roles = await readRoles(tx);
      const keyOf = ({ name }: { name: string }, reason = ''): Key => [nameKey(name), reason];
      return {
        here: new Map([
          ...team.map((member) => keyOf(member, texts.onTeam)),
          ...[...all.values()].map((alumnus) => keyOf(alumnus)),
        ]),
        check: (values) => validate(alumnusRow, values),
        keysOf: (row) => [keyOf(row)],
        remarkOn,
        pictureIn: ({ picture }) => picture,
      };
    },
    recordFrom: (row) => alumnusFrom(row, roles, pictureFor(row.picture, body.pictures)),
    afterAdd: (tx, { length }) =>
      logActivity(tx, caller, 'imported', {
        kind: 'alumnus',
        id: 'list',
        name: `${siteTexts.nav.alumni} (${length})`,
      }),
    replyTo: ({ length }) => ({ made: length }),
  };
}

export const alumniTables: HandlersOf<typeof api.alumniTables> = tableHandlers(alumniOf);

/** Alumni have no biography beside the details. */
const detailsOf = ({ details, biography }: AlumnusRow) =>
  details || truncate(biography, limits.details).trim();

function remarkOn({ details, biography }: AlumnusRow): string {
  if (details && biography) return texts.noBiography;
  return biography.length > limits.details ? texts.cut(limits.details) : '';
}

async function alumnusFrom(
  row: AlumnusRow,
  roles: readonly TeamRole[],
  image: string,
): Promise<StoredAlumnus> {
  const { name, role, from, until, next, link, thesis, orcid } = row;
  // What the lab does not know stays as it was written.
  const known = roleCalled(roles, role);
  const title = known ? row.title : [role, row.title].filter(Boolean).join(', ');
  const alumnus = {
    ...emptyValues(alumniKind.fields),
    name,
    terms: role || title || from || until ? [{ role: known?.id ?? '', title, from, until }] : [],
    first: { title: next, place: '', link },
    thesis,
    link: row.homepage || (orcid && orcidAddress(orcid)),
    details: detailsOf(row),
    image,
    createdAt: now(),
  };
  return { ...alumnus, ...(await renderTexts(alumniKind, alumnus)) };
}
