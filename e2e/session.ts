// What the browser of a signed-in person stores. With it only the stories about signing in open the page for
// that.
import { tokenStorageKey } from '@lab/contract/features/session/token';
import { accessToken, baseUrl, type SignIn, signInByCall } from './lab.ts';

/** The key is in the script from which the site reads its configuration. */
async function apiKey(): Promise<string> {
  const script = await (await fetch(`${baseUrl}/__/firebase/init.js`)).text();
  const [, key] = /"apiKey": *"([^"]+)"/.exec(script) ?? [];
  if (!key) throw new Error('The configuration of the site has no apiKey.');
  return key;
}

function claimsOf(idToken: string): { name?: string; picture?: string } {
  return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
}

export async function sessionOf(person: SignIn) {
  const { email } = person;
  const { localId: uid, idToken, refreshToken } = await signInByCall(person);
  const [token, key] = await Promise.all([accessToken(email, idToken), apiKey()]);
  const { name = '', picture = '' } = claimsOf(idToken);
  const forFirebase = {
    uid,
    email,
    emailVerified: true,
    isAnonymous: false,
    providerData: [],
    displayName: name,
    photoURL: picture,
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + 3_600_000 },
  };
  const stored = {
    [tokenStorageKey]: token,
    'signed-in': JSON.stringify({ uid, email, name, photoUrl: picture }),
    // Firebase moves it into its own database.
    [`firebase:authUser:${key}:[DEFAULT]`]: JSON.stringify(forFirebase),
  };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: baseUrl, localStorage }] };
}
