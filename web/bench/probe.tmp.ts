import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import lighthouse from 'lighthouse';
import { launchBrowser } from '../../e2e/browser.ts';
import { startFront } from './front.ts';
const front = await startFront('http://127.0.0.1:11005');
const freePort = () => new Promise<number>((r) => { const s = createServer(); s.listen(0, '127.0.0.1', () => { const { port } = s.address() as AddressInfo; s.close(() => r(port)); }); });
for (const path of process.argv.slice(2)) {
  await fetch(front.origin + path);
  for (let run = 0; run < 3; run++) {
    const port = await freePort();
    const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
    const result = await lighthouse(front.origin + path, { port, logLevel: 'error', onlyCategories: ['performance'], throttlingMethod: 'devtools' });
    const a = result!.lhr.audits;
    console.log(path, result!.lhr.categories.performance!.score, ...['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'speed-index'].map((k) => `${k}=${a[k]?.displayValue} (${a[k]?.score})`));
    if (run === 2) {
      console.log(JSON.stringify(a['largest-contentful-paint-element']?.details ?? a['lcp-breakdown-insight']?.details, null, 1)?.slice(0, 2500));
      console.log(JSON.stringify(a['layout-shifts']?.details ?? a['cls-culprits-insight']?.details)?.slice(0, 1500));
    }
    await browser.close();
  }
}
await front.close();
