// Tests of functions run on the engine of firebase-emulators-node, which is built before they start.
import { build } from './build.mjs';

export const setup = () => build({ only: 'emulators' });
