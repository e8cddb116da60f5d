/** The Content-Security-Policies of what this function sends. Those of pages depend on the lab's settings. */

import type { Visits } from '@lab/contract/features/settings/visits';
import { pictureSources } from '@lab/contract/lib/pictures';

/** For what is no page, such as a feed. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Browsers call the emulators directly. */
const emulators = process.env.FUNCTIONS_EMULATOR === 'true' ? ['http://127.0.0.1:*'] : [];

/** `visits`: where pages count them. */
export function pagePolicy(scriptHash: string, visits?: Visits): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      scriptHash,
      "'wasm-unsafe-eval'",
      'https://apis.google.com',
      ...(visits ? [visits.script] : []),
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...pictureSources],
    'connect-src': [
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://firebasestorage.googleapis.com',
      ...(visits ? [new URL(visits.server || visits.script).origin] : []),
      ...emulators,
    ],
    'frame-src': ["'self'", 'https://*.firebaseapp.com', ...emulators],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
