/** Measures only whether a call that tells somebody by mail takes longer. */
import { startCounting } from './measure.ts';
import { print } from './print.ts';
import { longer, measureTelling } from './telling.ts';

startCounting();
const told = await measureTelling();
print('telling by mail', told);
const problems = longer(told);
console.log(problems.length > 0 ? `\n${problems.join('\n')}` : '\nNobody waits for mail.');
process.exit(problems.length > 0 ? 1 : 0);
