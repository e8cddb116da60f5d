import { api } from '@lab/contract';
import type { AnyRecord } from '@lab/contract/content/endpoints-of';
import { profileDeskTexts } from '@lab/contract/team/profile/desk/texts';
import type { FieldValues } from 'react-hook-form';
import type { Content } from '../../../desk/content.ts';
import { MemberProfile } from './member-profile.tsx';

const { account } = profileDeskTexts;
const accountWords: Readonly<Record<string, string>> = account;

/** The team at the desk is listed with what visitors do not see, so that nothing hidden is saved as empty. */
export const memberDesk = (content: Content<AnyRecord, FieldValues>): Content<AnyRecord, FieldValues> => ({
  ...content,
  list: api.profiles.members,
  Below: MemberProfile,
  table: {
    ...content.table,
    columns: [
      ...content.table.columns,
      {
        name: 'account',
        label: account.column,
        value: (row) => accountWords[String(row.account)] ?? '',
      },
    ],
  },
});
