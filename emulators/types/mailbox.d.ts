/**
 * A mail server that delivers nothing: it shows what it is given, and the links of the Auth emulator, on a
 * page.
 */

export interface Mailbox {
  stop(): Promise<void>;
}

/** `auth` is `host:port` of the Auth emulator. The page also answers `GET` and `DELETE /mails.json`. */
export function startMailbox(
  ports: { smtp: number; web: number },
  auth: string,
  project: string,
): Promise<Mailbox>;
