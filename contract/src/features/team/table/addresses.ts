/** Addresses as people write them into tables: without https, or only the name of an account. */

/** Where the names of accounts lead. */
export const accountAddresses = {
  linkedin: 'https://www.linkedin.com/in/',
  twitter: 'https://twitter.com/',
  facebook: 'https://www.facebook.com/',
  github: 'https://github.com/',
  scholar: 'https://scholar.google.com/citations?user=',
} as const;

const host = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#:]|$)/i;
const accountName = /^@?([\w.-]+)$/;

/** What is neither stays as it is, for the sentence of the form. */
export function addressIn(written: string, account = ''): string {
  if (/^https?:/i.test(written)) return written;
  const [, name] = (account && accountName.exec(written)) || [];
  if (name) return account + name;
  return host.test(written) ? `https://${written}` : written;
}
