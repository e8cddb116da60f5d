/** The mails that Firebase Authentication would send: the emulator only keeps their links. */
import type { CaughtMail } from './caught-mail.ts';

interface Code {
  email: string;
  requestType: string;
  oobCode: string;
  oobLink: string;
}

const subjects: Record<string, string> = {
  VERIFY_EMAIL: 'Verify your email',
  PASSWORD_RESET: 'Reset your password',
  EMAIL_SIGNIN: 'Sign in',
  VERIFY_AND_CHANGE_EMAIL: 'Verify your new email',
};

/** The emulator does not say when it made a link, so it counts from when it was first seen. */
const firstSeen = new Map<string, string>();

export async function accountMails(auth: string, project: string): Promise<CaughtMail[]> {
  const codes = await fetchCodes(`http://${auth}/emulator/v1/projects/${project}/oobCodes`);
  return codes.map(({ email, requestType, oobCode, oobLink }) => {
    const at = firstSeen.get(oobCode) ?? new Date().toISOString();
    firstSeen.set(oobCode, at);
    return {
      id: `auth-${oobCode}`,
      to: email,
      from: 'Firebase Authentication',
      subject: subjects[requestType] ?? requestType,
      text: oobLink,
      html: '',
      headers: {},
      at,
    };
  });
}

async function fetchCodes(address: string): Promise<Code[]> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5_000) });
    const { oobCodes = [] } = (await answer.json()) as { oobCodes?: Code[] };
    return oobCodes;
  } catch {
    return []; // The emulator is not there yet, or any more.
  }
}
