import { teamTexts } from '@lab/contract/team/texts';
import { siteTexts } from '@lab/contract/texts';

const { joinedOn, noDate } = teamTexts.profile;

// Specification, section 9: 'MMMM dd, yyyy'.
const format = new Intl.DateTimeFormat(siteTexts.language, {
  month: 'long',
  day: '2-digit',
  year: 'numeric',
});

export function joined(createdAt: string | undefined): string {
  const time = Date.parse(createdAt ?? '');
  return Number.isNaN(time) ? noDate : joinedOn(format.format(time));
}
