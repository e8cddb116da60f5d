/** The calls about resources that only members of the team and admins read. */
import { AppError, type api } from '@lab/contract';
import { can } from '@lab/contract/api/rights';
import { plainMath } from '@lab/contract/core/math/plain';
import { memberResourceKind } from '@lab/contract/features/resources/kind';
import { resourceTexts } from '@lab/contract/features/resources/texts';
import type { Kinds } from '@lab/contract/kinds/kinds';
import type { Content } from '../../core/content/content-handlers.ts';
import type { AnyStore } from '../../core/content/content-store.ts';
import { requireExisting, selectFields, transact } from '../../core/data/firestore.ts';
import type { Caller } from '../../core/http/caller.ts';
import { type HandlersOf, SentFile } from '../../core/http/handler.ts';
import { readEntry } from '../team/account-store.ts';
import { readMembersFile } from './file-store.ts';
import { moveResource } from './move.ts';

const { fields, words } = memberResourceKind;

/** Who has left, or has only an account, is no member. */
const isMember = async (caller: Caller) =>
  can(caller, 'outputs.edit') || (await readEntry(caller.uid)) !== undefined;

async function requireMember(caller: Caller): Promise<void> {
  if (!(await isMember(caller))) throw new AppError('forbidden', resourceTexts.members.notMember);
}

/** With one read. */
export const hasRecord = async ({ collection }: Pick<AnyStore, 'collection'>) =>
  !(await selectFields(collection().limit(1)).get()).empty;

/** By type as in the declaration, then the newest first. */
function inOrder<Row extends { type: string; date: string; title: string }>(rows: Row[]): Row[] {
  const order: readonly string[] = fields.type.values;
  const place = ({ type }: Row) => order.indexOf(type);
  return rows.sort(
    (a, b) => place(a) - place(b) || b.date.localeCompare(a.date) || a.title.localeCompare(b.title),
  );
}

export function forMembersHandlers({
  resources,
  memberResources,
}: {
  resources: Content;
  memberResources: Content<Kinds['memberResources']>;
}): HandlersOf<typeof api.forMembers> {
  const { store } = memberResources;
  return {
    async list({ caller }) {
      await requireMember(caller);
      const all: [string, Record<string, string>][] = await store.readAll();
      return inOrder(
        all.map(([_id, { title = '', type = '', summary = '', date = '' }]) => ({
          _id,
          title: plainMath(title),
          type,
          summary: plainMath(summary),
          date,
        })),
      );
    },

    async get({ params, caller }) {
      await requireMember(caller);
      return memberResources.readOne({ params });
    },

    async file({ params: { id }, caller }) {
      await requireMember(caller);
      const { file } = await transact((tx) => requireExisting(tx, store.document(id), words.notFound));
      return new SentFile(`${encodeURIComponent(id)}.pdf`, await readMembersFile(file));
    },

    /** In this order, because most labs have none. */
    any: async ({ caller }) => ({ any: (await hasRecord(store)) && (await isMember(caller)) }),

    hide: ({ params, caller }) =>
      moveResource(params.id, { from: resources, to: memberResources, readers: 'members' }, caller),

    show: ({ params, caller }) =>
      moveResource(params.id, { from: memberResources, to: resources, readers: 'content' }, caller),
  };
}
