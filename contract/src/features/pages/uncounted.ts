import { paths } from './paths.ts';

const withSecrets: readonly string[] = [
  paths.invitation,
  paths.subscription,
  paths.setup,
  paths.login,
  paths.registration,
  paths.verifyEmail,
  paths.forgotPassword,
].map((path) => path.toLowerCase());

/** An address may be spelled in another way before it redirects. */
const plain = (pathname: string) => pathname.toLowerCase().replace(/(?<!\/)\/+$/, '');

/**
 * Whether people type passwords here, or the address has a secret. A script that counts visits could read
 * both.
 */
export const holdsSecrets = (pathname: string) => withSecrets.includes(plain(pathname));

/** Whether visits of the page are never counted; the address of a search has what somebody looks for. */
export const isUncounted = (pathname: string) =>
  holdsSecrets(pathname) ||
  plain(pathname) === paths.search ||
  `${plain(pathname)}/`.startsWith(`${paths.dashboard}/`);
