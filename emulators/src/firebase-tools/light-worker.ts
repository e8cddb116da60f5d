/** Loaded into each process that firebase-tools starts. */
import { loadModulesWhenUsed } from './patches.ts';

loadModulesWhenUsed();
