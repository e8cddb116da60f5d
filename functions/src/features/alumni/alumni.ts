import { AppError, type api } from '@lab/contract';
import { alumniDeskTexts } from '@lab/contract/features/alumni/desk/texts';
import { memberFinder } from '@lab/contract/features/citations/same-person';
import { isAfter } from '@lab/contract/features/team/terms';
import { contentOf } from '../../core/content/content-handlers.ts';
import { noteHiding } from '../../core/content/hidden-email.ts';
import { type HandlersOf, replyOf } from '../../core/http/handler.ts';
import { readNamesApart, shownNames } from '../../core/summaries/names-store.ts';
import { readOutputs } from '../outputs/output-store.ts';
import { linkPapersOf } from '../papers/link-members-store.ts';
import { switchedOff } from '../settings/switched-off.ts';
import { accountOf } from '../team/account-store.ts';
import { listedTeam, memberStore } from '../team/member-store.ts';
import { keepProfile, letProfileGo } from '../team/profile-store.ts';
import { shownProfileOf } from '../team/profiles.ts';
import type { MemberBesides } from '../team/shown-member.ts';
import { teamContent } from '../team/team.ts';
import { alumniStore, alumniSummary, type StoredAlumnus } from './alumni-store.ts';
import { comeBack } from './come-back.ts';
import { leave } from './leave.ts';
import { editTerms, orderMembers, readTerms } from './terms.ts';

const { fields, leave: texts } = alumniDeskTexts;

function requireOrder({ terms }: StoredAlumnus): void {
  const wrong = terms.findIndex(({ from, until }) => from && until && isAfter(from, until));
  if (wrong < 0) return;
  throw new AppError('invalid', fields.wrongOrder, [`terms[${wrong}].until`]);
}

export const alumniContent = contentOf(alumniStore, alumniSummary, {
  ownerUid: accountOf,

  beforeWrite(_, { record }) {
    requireOrder(record);
    return undefined;
  },

  async beforeDelete(tx, { id, record }) {
    const member: MemberBesides = record.before?.member ?? {};
    if (member.hidden?.includes('email')) await noteHiding(tx, accountOf(id, record));
    letProfileGo(tx, id, member);
    return alumniStore.nameOf(record);
  },

  async beforeRestore(tx, { id, record }) {
    if ((await tx.get(memberStore.document(id))).exists) throw new AppError('conflict', texts.onTeam);
    keepProfile(tx, id, record.before?.member ?? {});
    return record;
  },

  afterCreate: (id) => linkPapersOf(id),

  // First under the old name, which may be the only link to older papers.
  beforeEdit: (id) => linkPapersOf(id),

  afterEdit: (id) => linkPapersOf(id),
});

export const alumni: HandlersOf<typeof api.alumni> = {
  ...alumniContent.handlers,

  async people() {
    const { team, alumni } = await readNamesApart();
    return [...shownNames(team), ...shownNames(alumni).map((person) => ({ ...person, left: true as const }))];
  },

  async person(input) {
    const { id } = input.params;
    // At the same time, so that both need one read of `public/home`.
    const [listed, shown] = await Promise.all([listedTeam.read(), teamContent.handlers.list(input)]);
    const entry = listed.find(({ _id }) => _id === id);
    const member = replyOf(shown).find(({ _id }) => _id === id);
    if (!entry || !member) return { alumnus: replyOf(await alumniContent.handlers.get(input)) };
    const [profile, { terms }] = await Promise.all([shownProfileOf(entry), readTerms(id)]);
    return { member, profile, terms };
  },

  async theses() {
    const { alumni } = await readNamesApart();
    if (alumni.length === 0 || (await switchedOff()).includes('theses')) return [];
    const who = memberFinder(alumni);
    const { theses = [] } = await readOutputs();
    return theses.flatMap(({ _id, title, people }) =>
      people.flatMap((name) => {
        const person = who(name)?._id;
        return person ? [{ person, _id, title }] : [];
      }),
    );
  },

  terms: ({ params }) => readTerms(params.id),

  editTerms: ({ params, body, caller }) => editTerms(params.id, body, caller),

  order: ({ body, caller }) => orderMembers(body, caller),

  /** The names of very many alumni are not all on every page, so the papers get the person's id before. */
  async leave({ params, body, caller }) {
    await linkPapersOf(params.id);
    return leave(params.id, body, caller);
  },

  comeBack: ({ params, body, caller }) => comeBack(params.id, body, caller),
};
