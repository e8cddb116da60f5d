/**
 * An account as an archive has it. Everything that Auth would refuse is found here, before anything is
 * written.
 */
import type { UserImportRecord } from 'firebase-admin/auth';
import { date, object, string } from 'yup';

const shape = object({
  uid: string().required().max(128),
  email: string().matches(/^[^@\s]+@[^@\s]+$/),
  displayName: string(),
  photoURL: string(),
  phoneNumber: string().matches(/^\+\d{4,20}$/),
  customClaims: object(),
  metadata: object({ creationTime: date(), lastSignInTime: date().nullable() }),
});

/** What Auth takes for an address. */
const photoAddress =
  /^https?:\/\/[a-z\d][\w-]*(?:\.[a-z\d][\w-]*)*(?::\d+)?(?:\/[\w\-.~!$'()*+,;=:@%]+)*\/?(?:\?[^\s#]*)?$/i;

/**
 * A browser sets the photo of an account to any text. A path becomes an address; what cannot be one was never
 * shown.
 */
function withPhoto<Of extends { photoURL?: string }>({ photoURL, ...rest }: Of, origin: string) {
  const address = photoURL?.startsWith('/') ? `${origin}${photoURL}` : photoURL;
  return { ...rest, ...(address && photoAddress.test(address) && { photoURL: address }) };
}

export function archivedAccount(line: string, origin: string): UserImportRecord {
  const account: UserImportRecord = JSON.parse(line);
  try {
    shape.validateSync(account, { strict: false });
  } catch (error) {
    const name = account.email ?? account.uid;
    throw new Error(
      `The account of ${name} cannot be restored: ${error instanceof Error ? error.message : error}`,
    );
  }
  const providerData = account.providerData?.map((provider) => withPhoto(provider, origin));
  return { ...withPhoto(account, origin), ...(providerData && { providerData }) };
}
