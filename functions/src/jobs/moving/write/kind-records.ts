/** Records of every kind, of a site that was made with this product. */
import { AppError } from '@lab/contract';
import type { Kind } from '@lab/contract/core/content/kind';
import { termFields } from '@lab/contract/features/alumni/kind';
import { memberTerms } from '@lab/contract/features/alumni/schemas';
import { namesOf } from '@lab/contract/features/citations/same-person';
import type { Term } from '@lab/contract/features/team/terms';
import { declarationOf } from '@lab/contract/kinds/declarations';
import { type Kinds, kinds } from '@lab/contract/kinds/kinds';
import { publicKinds } from '@lab/contract/kinds/public-kinds';
import { validate } from '../../../core/http/validation.ts';
import { isItem } from '../../../features/imports/entries/item.ts';
import type { KindRecord, Site } from '../description.ts';
import { addKind } from './add-kind.ts';
import { addAreas } from './areas.ts';
import { fit } from './fit.ts';
import { type RoleOf, valuesHere, withFiles, withRoles } from './kind-values.ts';
import { joinPeople } from './people.ts';
import { profileFrom } from './people-values.ts';
import { rolesFor } from './roles.ts';
import type { Writing } from './writing.ts';

const peopleKinds: readonly (keyof Kinds)[] = ['team', 'alumni'];
const beforeWorks: readonly (keyof Kinds)[] = ['areas', ...peopleKinds];

const recordsOf = ({ records = [] }: Site, name: keyof Kinds) => records.filter(({ kind }) => kind === name);

/** Works are in areas and belong to people. */
export async function addAreasAndPeople(writing: Writing, site: Site): Promise<void> {
  const { roles, roleNames } = site;
  await addAreas(writing, recordsOf(site, 'areas'));
  const ids = await rolesFor(roles, writing.caller);
  // A role that the other lab has removed stays the name of what somebody was.
  const roleOf: RoleOf = (id) => ids.get(roleNames?.get(id) ?? id) ?? id;
  const added: string[] = [];
  for (const kind of peopleKinds) added.push(...(await addRecordsOf(writing, site, kind, roleOf)).values());
  const emails = recordsOf(site, 'team').flatMap(({ values: { email } }) =>
    typeof email === 'string' ? email || [] : [],
  );
  await joinPeople(writing, added, emails);
}

/** They name works and areas. */
export async function addOtherRecords(writing: Writing, site: Site): Promise<void> {
  const others = publicKinds.filter((kind) => !beforeWorks.includes(kind));
  for (const kind of others) await addRecordsOf(writing, site, kind, (id) => id);
}

function addRecordsOf(writing: Writing, site: Site, kind: keyof Kinds, roleOf: RoleOf) {
  const { fields } = declarationOf(kind);
  const addedAt = Date.now();
  const { all, one }: Kind['pages'] = kinds[kind].pages;
  return addKind(writing, {
    kind,
    records: recordsOf(site, kind),
    async convert(record, at) {
      const { values, remarks } = await valuesHere(writing, record, fields, roleOf);
      const fitted = await fit(fields, values);
      const besides = await besidesOf(writing, record, roleOf);
      return {
        ...fitted,
        ...(peopleKinds.includes(kind) && { names: namesOf(fitted.values as never) }),
        ...besides,
        remarks: [...remarks, ...fitted.remarks, ...besides.remarks],
        createdAt: Math.min(record.createdAt?.getTime() ?? addedAt + at, Date.now()),
      };
    },
    addressOf: (id) => one?.(id) ?? all,
  });
}

/** What the entry of a member has beside its fields. */
async function besidesOf(writing: Writing, record: KindRecord, roleOf: RoleOf) {
  const { profile: said, terms = [] } = record;
  const profile = said && (await profileFrom((await withFiles(writing, record, said)) as typeof said));
  const history = terms.filter(isItem).map((term) => withRoles(termFields, term, roleOf));
  const remarks = profile?.remarks ?? [];
  // All that comes in was shown to everybody.
  const shown = profile && { profile: { ...profile.profile, hidden: [] } };
  if (history.length === 0) return { ...shown, remarks };
  try {
    const { terms: valid } = await validate(memberTerms, { terms: history });
    return { ...shown, remarks, terms: valid as Term[] };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...shown, remarks: [...remarks, `the history is left out: ${error.message}`] };
  }
}
