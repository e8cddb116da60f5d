import { teamTexts } from '@lab/contract/features/team/texts';
import { siteTexts } from '@lab/contract/texts/texts';

const { profile } = teamTexts;

// 'MMMM dd, yyyy': docs/specification.md#profile.
const form: Intl.DateTimeFormatOptions = { month: 'long', day: '2-digit', year: 'numeric' };

export function joined(createdAt: string | undefined): string {
  const time = new Date(createdAt ?? '');
  if (Number.isNaN(time.getTime())) return profile.noDate;
  return profile.joinedOn(time.toLocaleDateString(siteTexts.language, form));
}
