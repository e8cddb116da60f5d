/** As users of `@firebase/rules-unit-testing` fetch it after their tests. */
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, getDoc } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { openWebSdk } from '../web-sdk.testing.ts';

const rules = `rules_version = '2';
service cloud.firestore {
  match /databases/{d}/documents {
    match /notes/{id} { allow read: if request.auth.uid == '<b>"ada"'; }
    match /other/{id} { allow read: if request.time < timestamp.date(2000, 1, 1); }
  }
}`;

const { host, port, as } = await openWebSdk(rules);
const coverage = (more: string) => fetch(`http://${host}:${port}/emulator/v1/projects/${more}`);

it('is JSON and a page', async () => {
  await assertSucceeds(getDoc(doc(as('<b>"ada"'), 'notes/1')));
  await assertFails(getDoc(doc(as('bob'), 'notes/1')));
  const json = JSON.parse(await (await coverage('demo-rules:ruleCoverage')).text());
  expect(json.rules.files).toEqual([{ name: 'security.rules', content: rules }]);
  expect(json.report[0]).toMatchObject({
    sourcePosition: { line: 4, column: 40, currentOffset: expect.any(Number), endOffset: expect.any(Number) },
    values: [
      { value: { boolValue: true }, count: 1 },
      { value: { boolValue: false }, count: 1 },
    ],
  });
  const page = await coverage('demo-rules:ruleCoverage.html');
  expect(page.headers.get('content-type')).toContain('text/html');
  const html = await page.text();
  expect(html).toContain('<td>true: 1, false: 1</td>');
  expect(html).toContain('<tr class="never"><td>5</td>');
  expect(html).not.toContain('<b>');
  // Without the marks the source is as it was written.
  const [, pre = ''] = /<pre>(.*)<\/pre>/s.exec(html) ?? [];
  const text = pre
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
  expect(text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')).toBe(rules);
});

it('is empty without rules', async () => {
  expect(await (await coverage('demo-none:ruleCoverage')).json()).toEqual({
    rules: { files: [] },
    report: [],
  });
  expect((await coverage('demo-none:ruleCoverage.html')).status).toBe(200);
});
