// Lets firebase-tools load functions again that it did not wait for. It does so when one of their files
// changes, but not yet while it starts, so this is repeated until they are loaded.
import { utimesSync } from 'node:fs';
import { describeFunctions, description } from './describe-functions.mjs';

const everyMs = 5000;

export function functionsAgain() {
  let tried = -everyMs;
  return () => {
    if (performance.now() - tried < everyMs) return;
    describeFunctions();
    utimesSync(description, new Date(), new Date());
    tried = performance.now();
  };
}
