import { accountAddresses } from '@lab/contract/features/team/table/addresses';

/** Where the names of accounts lead, by the words of the programs that sites are made with. */
const addresses = new Map<string, string>([
  ...Object.entries(accountAddresses),
  ['x', 'https://x.com/'],
  ['whatsapp', 'https://wa.me/'],
  ['google-scholar', accountAddresses.scholar],
  ['bluesky', 'https://bsky.app/profile/'],
]);

/** An address stays as it is, and what is no account too. */
export function accountAddress(name: string, value: string): string {
  if (!value || /^https?:/.test(value)) return value;
  // `company/moss`
  if (name === 'linkedin' && value.includes('/')) return `https://www.linkedin.com/${value}`;
  return `${addresses.get(name) ?? ''}${value.replace(/^@/, '')}`;
}
