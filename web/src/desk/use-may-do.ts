/** What the person may do with records of a kind: who publishes, who only writes, and of which records. */
import { scopeOf, writingOf } from '@lab/contract/api/given-roles';
import { can, type Right } from '@lab/contract/api/rights';
import { useSession } from '../lib/session.ts';

interface OfKind {
  kind: string;
  /** The right to publish; missing where the page asks for all there is to ask. */
  needs?: Right;
}

export function useMayDo({ kind, needs }: OfKind) {
  const session = useSession();
  const may = (right: Right | undefined, id?: string) =>
    // Whoever has no role beside it could not open the page without the right.
    !right ||
    !session.may ||
    can(session, right, kind) ||
    (id !== undefined && can(session, right, scopeOf(kind, id)));
  return {
    /** Without an id: any record, and a new one. */
    publish: (id?: string) => may(needs, id),
    write: (id?: string) => may(needs && writingOf(needs), id),
    /** Whether the right is for no records only, as acts on several of them ask for. */
    withAll: !needs || !session.may || can(session, needs),
    restore: !session.may || can(session, 'removed.restore'),
  };
}
