/** A program that publishes what is due, and which a test kills. */
import { publishScheduled } from './drafts.ts';

await publishScheduled(new Date());
process.exit(0);
