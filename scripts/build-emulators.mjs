// For scripts that import the emulators' package, which is built before they are loaded (`node --import`).
import { build } from './build.mjs';

build({ only: 'emulators' });
