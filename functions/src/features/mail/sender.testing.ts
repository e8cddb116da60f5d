/** A program that sends what is due, and which a test kills: `node sender.js smtp://…`. */
import { sendDue } from './send.ts';

const [, , smtp] = process.argv;
const accounts = { withRight: async () => [], nameOf: async () => '', subscriber: async () => undefined };
await sendDue({ accounts, smtp }, Date.now() + 120_000);
process.exit(0);
