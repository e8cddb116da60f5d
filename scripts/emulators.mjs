// The emulators are a package of their own, used as any other; it is built before it is loaded.
import { build } from './build.mjs';

export async function emulators() {
  build({ only: 'emulators' });
  return import('firebase-emulators-node');
}
