/** The contact card (vCard) beside a person's page. */
import { paths } from './paths.ts';

const ending = '.vcf';

export const memberCard = (id: string) => `${paths.member(id)}${ending}`;

/** The person's id in the path of the card. */
export function idInMemberCard(pathname: string): string | undefined {
  const start = paths.member('');
  if (!pathname.startsWith(start) || !pathname.endsWith(ending)) return undefined;
  const id = pathname.slice(start.length, -ending.length);
  return /^[\w-]+$/.test(id) ? id : undefined;
}
