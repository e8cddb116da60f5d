/**
 * A person with an account may have said something of themselves before they are on the team. What a table
 * says in the same field stays out, and `join-entry.ts` gives the entry what they wrote.
 */
import { memberKind } from '@lab/contract/features/team/kind';
import { networks } from '@lab/contract/features/team/networks';
import type { MemberRow } from '@lab/contract/features/team/table/schemas';
import { memberTableTexts as texts } from '@lab/contract/features/team/table/texts';
import { isUploadedPicture } from '@lab/contract/lib/uploads/files';
import type { StoredUser } from '../../users/user-store.ts';

type Account = Pick<StoredUser, 'email' | 'phone' | 'university' | 'details' | 'photoUrl' | 'socialMedia'>;

interface Own {
  label: string;
  isSaidBy(account: Account): boolean;
  /** The columns that say the same. */
  columns: readonly (keyof MemberRow)[];
}

const { phone, university, details, image, socialMedia } = memberKind.fields;

const own: readonly Own[] = [
  { label: phone.label, isSaidBy: (by) => by.phone !== '', columns: ['phone'] },
  { label: university.label, isSaidBy: (by) => by.university !== '', columns: ['university'] },
  { label: details.label, isSaidBy: (by) => by.details !== '', columns: ['details'] },
  // Not the portrait of a Google account, which nobody chose for this site.
  { label: image.label, isSaidBy: (by) => isUploadedPicture(by.photoUrl), columns: ['picture'] },
  {
    label: networks.map((name) => socialMedia.of[name].label).join(', '),
    isSaidBy: (by) => Object.values(by.socialMedia).some(Boolean),
    columns: networks,
  },
];

export interface OwnWords {
  /** The row without what the person has said. */
  keptIn(row: MemberRow): MemberRow;
  remarkOn(row: MemberRow): string;
}

/** `accounts`: of people who are not on the team. */
export function ownWords(accounts: readonly Account[]): OwnWords {
  const byEmail = new Map(accounts.map((account) => [account.email, account]));
  const remarks = new WeakMap<MemberRow, string>();
  return {
    keptIn(row) {
      const account = byEmail.get(row.email);
      const kept = own.filter(
        ({ isSaidBy, columns }) => account && isSaidBy(account) && columns.some((column) => row[column]),
      );
      if (kept.length === 0) return row;
      const left = kept.flatMap(({ columns }) => columns.map((column) => [column, '']));
      const others: MemberRow = { ...row, ...Object.fromEntries(left) };
      remarks.set(others, texts.ownWords(kept.map(({ label }) => label).join(', ')));
      return others;
    },
    remarkOn: (row) => remarks.get(row) ?? '',
  };
}
