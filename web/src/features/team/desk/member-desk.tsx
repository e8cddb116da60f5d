import { api } from '@lab/contract';
import type { AnyRecord } from '@lab/contract/content/endpoints-of';
import { callsOf } from '@lab/contract/content-calls';
import { kinds } from '@lab/contract/kinds';
import { memberKind } from '@lab/contract/team/kind';
import { profileDeskTexts } from '@lab/contract/team/profile/desk/texts';
import { ContentPage } from '../../../desk/content-page.tsx';
import { contentOf } from '../../../desk/kind-content.tsx';
import MemberPreview from '../member-preview.tsx';
import { MemberProfile } from './member-profile.tsx';

const { account } = profileDeskTexts;
const accountWords: Readonly<Record<string, string>> = account;
const ofKind = contentOf(kinds.team, { ...callsOf('team'), list: api.profiles.members }, memberKind);

const content = {
  ...ofKind,
  Below: MemberProfile,
  table: {
    ...ofKind.table,
    columns: [
      ...ofKind.table.columns,
      {
        name: 'account',
        label: account.column,
        value: (row: AnyRecord) => accountWords[String(row.account)] ?? '',
      },
    ],
  },
};

/** The team at the desk: with what visitors do not see, so that nothing hidden is saved as empty. */
export default function MemberDesk() {
  return <ContentPage content={content} preview={MemberPreview} />;
}
