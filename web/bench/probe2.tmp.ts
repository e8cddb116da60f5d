import { launchBrowser } from '../../e2e/browser.ts';
const b = await launchBrowser();
for (const js of [false, true]) {
  const c = await b.newContext({ viewport: { width: 412, height: 823 }, javaScriptEnabled: true, deviceScaleFactor: 1.75, isMobile: true });
  const p = await c.newPage();
  if (!js) await p.route('**/*.js', (r) => r.abort());
  await p.addInitScript(() => { new PerformanceObserver((l) => { for (const e of l.getEntries() as any[]) console.log('shift', e.startTime, e.value, JSON.stringify(e.sources.map((s: any) => [s.node?.className ?? s.node?.nodeName, s.previousRect.toJSON(), s.currentRect.toJSON()]))); }).observe({ type: 'layout-shift', buffered: true }); });
  p.on('console', (m) => console.log(m.text().slice(0, 900)));
  await p.goto('http://127.0.0.1:11005/news');
  await p.waitForTimeout(4000);
  console.log(js, await p.evaluate(() => { const img = document.querySelector('main img')!; const chain: string[] = []; for (let e: Element | null = img; e && e.tagName !== 'BODY'; e = e.parentElement) { const r = e.getBoundingClientRect(); const s = getComputedStyle(e); chain.push(`${e.tagName}.${e.className} top ${r.top} h ${r.height} pad ${s.paddingTop} mar ${s.marginTop} gap ${s.rowGap}`); } const prev = [...document.querySelectorAll('header, main > div > *')].map((e) => `${e.tagName}.${e.className} ${e.getBoundingClientRect().top} ${e.getBoundingClientRect().height}`); return [...chain, ...prev].join('\n'); }));
  await c.close();
}
await b.close();
