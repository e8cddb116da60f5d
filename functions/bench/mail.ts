/**
 * Measures whether a call that notifies somebody by mail takes longer. Mail is sent by other functions, on
 * other machines, and the call asks nothing of a mail server: with one and without it does the same. Here
 * they would share the processor, so this is a project of its own, without functions.
 */
import { print, startCounting } from './measure.ts';

process.env.GOOGLE_CLOUD_PROJECT = 'demo-bench-mail';
process.env.FIREBASE_CONFIG = JSON.stringify({ projectId: 'demo-bench-mail' });
const { longer, measureNotifying } = await import('./notifying.ts');

startCounting();
const told = await measureNotifying();
print('telling by mail', told);
const problems = longer(told);
console.log(problems.length > 0 ? `\n${problems.join('\n')}` : '\nNobody waits for mail.');
process.exit(problems.length > 0 ? 1 : 0);
