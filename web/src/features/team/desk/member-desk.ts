import { api } from '@lab/contract';
import { profileDeskTexts } from '@lab/contract/features/team/profile/desk/texts';
import type { Extras } from '../../../desk/content.ts';
import { MemberProfile } from './member-profile.tsx';

const { account } = profileDeskTexts;
const accountWords: Readonly<Record<string, string>> = account;

/** The team at the desk is listed with what visitors do not see, so that nothing hidden is saved as empty. */
export const memberDesk: Extras = {
  list: api.profiles.members,
  Below: MemberProfile,
  tableOf: (table) => ({
    ...table,
    columns: [
      ...table.columns,
      {
        name: 'account',
        label: account.column,
        value: (row) => accountWords[String(row.account)] ?? '',
      },
    ],
  }),
};
