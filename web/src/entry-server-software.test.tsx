import { emptyValues } from '@lab/contract/core/content/field-type';
import { softwareKind } from '@lab/contract/features/outputs/software/kind';
import { contentCalls } from '@lab/contract/kinds/content-calls';
import { expect, it } from 'vitest';
import { page } from './test/rendered-page.ts';

const software = (over: object) => ({
  [contentCalls.software.get.path]: {
    _id: 's1',
    createdAt: '2026-01-01T00:00:00.000Z',
    ...emptyValues(softwareKind.fields),
    title: 'Tidewright',
    fromRepository: {
      stars: 7,
      version: 'v2.0.0',
      releasedAt: '2026-03-01',
      apa: [{ text: '<i>Wrangel</i>', italic: false }],
      bibtex: '@software{</script><script>alert(1)</script>}',
      readAt: '2026-03-12T10:00:00.000Z',
      problem: '',
      failures: 0,
    },
    ...over,
  },
});

it('what was read from a repository is on the page without scripts, as text', async () => {
  const { document } = await page('/software/s1', software({}));
  const terms = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
  expect(terms).toEqual(['Type', 'Stars', 'Last release', 'APA', 'BibTeX']);
  expect(document.querySelector('#cite pre')?.textContent).toBe(
    '@software{</script><script>alert(1)</script>}',
  );
  expect(document.querySelector('#cite dd')?.textContent).toBe('<i>Wrangel</i>');
});

it.each([
  ['', 'v2.0.0'],
  ['1.9', '1.9'],
])(
  'search engines read the version of the last release, unless the lab says "%s"',
  async (version, notified) => {
    const { things } = await page('/software/s1', software({ version }));
    expect(things.find((thing) => thing['@type'] === 'SoftwareSourceCode')).toMatchObject({
      version: notified,
    });
  },
);
