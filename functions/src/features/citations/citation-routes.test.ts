import { Timestamp } from 'firebase-admin/firestore';
import { write } from 'firebase-functions/logger';
import { describe, expect, it, vi } from 'vitest';
import { app } from '../../app/app.ts';
import { openFirestore } from '../../test/engine.ts';
import { serveApp } from '../../test/serve-app.ts';
import { paperDocument, paperShape, type StoredPaper } from '../papers/paper-store.ts';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn() }));
await openFirestore();
const address = await serveApp(app);

async function file(path: string) {
  const answer = await fetch(`${address}/api${path}`);
  const { status, headers } = answer;
  return {
    status,
    name: headers.get('content-disposition'),
    type: headers.get('content-type'),
    cache: headers.get('cache-control'),
    link: headers.get('link'),
    robots: headers.get('x-robots-tag'),
    text: await answer.text(),
  };
}

const fog: StoredPaper = {
  ...paperShape,
  title: 'Fog in harbours',
  publicationDate: '2025-03-01',
  authors: ['Ann Lee'],
  uid: 'mia',
  details: 'All of it.',
  summary: 'All …',
  year: '2025',
  keys: [],
  createdAt: Timestamp.now(),
};

describe('the file of all papers', () => {
  it.each([
    ['bib', 'application/x-bibtex; charset=utf-8', ''],
    ['ris', 'application/x-research-info-systems; charset=utf-8', ''],
    ['csl.json', 'application/vnd.citationstyles.csl+json; charset=utf-8', '[]\n'],
  ])('comes as .%s, to be saved, and may be kept for a minute', async (format, type, text) => {
    expect(await file(`/researchPapers.${format}`)).toEqual({
      status: 200,
      name: `attachment; filename="publications.${format}"`,
      type,
      cache: 'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
      link: null,
      robots: 'noindex',
      text,
    });
  });

  it('is logged by its route, as are those of one paper', async () => {
    vi.mocked(write).mockClear();
    await file('/researchPapers.bib?q=x');
    await paperDocument('logged').set(fog);
    await file('/researchPaper/logged.bib');
    await vi.waitFor(() =>
      expect(vi.mocked(write).mock.calls.map(([line]) => line.route)).toEqual([
        '/researchPapers.*',
        '/researchPaper/{id}.*',
      ]),
    );
  });

  it('is found in any case', async () => {
    expect((await file('/RESEARCHPAPERS.BIB')).name).toBe('attachment; filename="publications.bib"');
  });

  it.each(['/researchPapers.doc', '/researchPapersxbib', '/researchPapers.bibx', '/x/researchPapers.bib'])(
    'is not at %s',
    async (path) => expect((await file(path)).status).toBe(404),
  );
});

it.each(['/researchPaper/none.bib', '/researchPaper/none.CSL.JSON', '/researchPaper/a/b.bib'])(
  'there is no file of a paper that there is not: %s',
  async (path) => {
    expect(await file(path)).toMatchObject({ status: 404, cache: 'private, no-store' });
  },
);

it('the file of one paper has its title, its address on this site and the whole abstract', async () => {
  await paperDocument('Fog 1').set(fog);
  const { status, name, text } = await file('/researchPaper/Fog%201.BIB');
  expect([status, name]).toEqual([
    200,
    expect.stringMatching(/^attachment; filename="lee2025fog-\w+\.bib"$/),
  ]);
  expect(text).toContain('abstract = {All of it.}');
  expect(text).toContain('/paper/Fog%201}');
});
