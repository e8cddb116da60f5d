import type { MemberForm } from '@lab/contract/team/schemas';
import { ContentPage } from '../../desk/content-page.tsx';
import { memberContent } from './desk/member-content.tsx';
import { MemberCard } from './member-card.tsx';

function Preview({ values }: { values: MemberForm }) {
  const { email = '', phone = '', university = '', details = '', image = '' } = values;
  const { linkedin = '', twitter = '', facebook = '', github = '' } = values.socialMedia ?? {};
  const member = {
    ...values,
    _id: '',
    email,
    phone,
    university,
    details,
    image,
    socialMedia: { linkedin, twitter, facebook, github },
    createdAt: '',
  };
  return <MemberCard member={member} shape="grid" />;
}

export default function WriteMembers() {
  return <ContentPage content={memberContent} preview={Preview} />;
}
