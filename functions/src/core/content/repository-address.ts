/** Which repository an address names. Only its parts are used for calls, never the address itself. */

export type HostName = 'github' | 'gitlab';

export interface Repository {
  host: HostName;
  /** `owner/name`, at GitLab with the groups in between. */
  path: string;
}

const hosts: Readonly<Record<string, HostName>> = {
  'github.com': 'github',
  'www.github.com': 'github',
  'gitlab.com': 'gitlab',
};
const part = /^[\w-][\w.-]{0,99}$/;
const mostParts = 8;

export function repositoryAt(address: string): Repository | undefined {
  if (!URL.canParse(address)) return undefined;
  const { protocol, host: site, pathname } = new URL(address);
  const host = Object.hasOwn(hosts, site) ? hosts[site] : undefined;
  if (!host || !/^https?:$/.test(protocol)) return undefined;
  const parts = pathname.split('/').filter(Boolean);
  // What follows is a page of the repository.
  const end = host === 'github' ? 2 : parts.indexOf('-');
  const own = end < 0 ? parts : parts.slice(0, end);
  const path = own.map((each, at) => (at === own.length - 1 ? each.replace(/\.git$/, '') : each));
  if (path.length < 2 || path.length > mostParts || !path.every((each) => part.test(each))) return undefined;
  return { host, path: path.join('/') };
}

/** The same for all spellings of one address; empty for an address that is not read. */
export function keyOf(address: string): string {
  const found = repositoryAt(address);
  return found ? `${found.host}:${found.path.toLowerCase()}` : '';
}
