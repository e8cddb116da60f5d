import * as calls from './calls.ts';
import { contentCalls } from './kinds/content-calls.ts';
import { draftCalls } from './kinds/drafted-kinds.ts';

/** Every endpoint of the product: the server mounts them, and documents are generated from them. */
export const everyCall = { ...contentCalls, ...draftCalls, ...calls };
