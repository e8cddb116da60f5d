import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bibtex } from '@lab/contract/features/citations/bibtex';
import { citationOf, cslItem } from '@lab/contract/features/citations/csl';
import { ris } from '@lab/contract/features/citations/ris';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readCitation } from './citations.ts';

const paper = {
  _id: 'p1',
  title: 'The DNA of R&D: 50% <b>a_b</b> {x}^2 ~ #1 for $5, “quoted” and \\backslashed',
  publisher: 'Annals of Quiet Physics & Co',
  doi: '10.1000/aqp_2015.(3)',
  publicationDate: '2015-09-22',
  authors: [
    'Isamu Kurohane',
    'Gisèle Montbrun-Adé',
    'Ludwig van Beethoven',
    'Martin Luther King Jr.',
    '王小明',
    'Κλειώ Μαυρογένη',
    'The Sand and Sea Collaboration',
    ...Array.from({ length: 33 }, (_, n) => `Ada Ångström${'abcdefghijklmnopqrstuvwxyzæøåäöüß'[n]}`),
  ],
  details: 'One line.\nAnother line: ⟨x²⟩⟨p²⟩ ≥ ħ²/4 costs 5 % & more.',
};
const citation = citationOf(paper, 'https://lab.test/paper/p1?a=1&b={2}');
const { _id, ...written } = paper;
const fields = { type: 'article', ...written, url: 'https://lab.test/paper/p1?a=1&b={2}' };
// In CSL tags are markup, so a title that contains tags as text loses them.
const withoutTags = fields.title.replace(/<\/?b>/g, '');
const onOneLine = fields.details.replace('\n', ' ');

describe('exports of the site are read back unchanged', () => {
  it('BibTeX', async () => {
    expect(await readCitation(bibtex(citation))).toEqual({
      ...fields,
      title: withoutTags,
      details: onOneLine,
      url: 'https://lab.test/paper/p1?a=1&b=%7B2%7D',
    });
  });
  it('RIS', async () => {
    expect(await readCitation(ris(citation))).toEqual({ ...fields, title: withoutTags, details: onOneLine });
  });
  it('CSL-JSON', async () => {
    expect(await readCitation(JSON.stringify([cslItem(citation)]))).toEqual({
      ...fields,
      title: withoutTags,
    });
  });
});

describe('entries of other people', () => {
  it('a title of unclosed tags takes no longer than any other', async () => {
    // Measured in processor time of this process, so that a busy machine does not fail the test.
    const began = process.cpuUsage();
    await readCitation(JSON.stringify({ title: '<p'.repeat(24_000) }));
    expect(process.cpuUsage(began).user).toBeLessThan(500_000);
  });
  it('deeply nested lists and unknown entities are ignored', async () => {
    const deep = `${'['.repeat(20_000)}1${']'.repeat(20_000)}`;
    const entry = `{"title":"R&amp;D &constructor;","abstract":${deep},"issued":{"date-parts":[[${deep}]]}}`;
    expect(await readCitation(entry)).toMatchObject({
      title: 'R&D &constructor;',
      details: '',
      publicationDate: '',
    });
  });
  it('BibTeX with commands, months and a conference', async () => {
    const entry = `% exported\n@inproceedings{a, title = "{\\"U}ber {L}icht", author = {M{\\"u}ller, Jos\\'e and de la Tour, Ann},
      booktitle = {Proc. of Light}, year = 2020, month = mar, doi = {https://doi.org/10.1234/ab}}`;
    expect(await readCitation(entry)).toEqual({
      type: 'conference',
      title: 'Über Licht',
      bookTitle: 'Proc. of Light',
      publisher: '',
      doi: '10.1234/ab',
      publicationDate: '2020-03',
      authors: ['José Müller', 'Ann de la Tour'],
      details: '',
    });
  });

  it.each([
    [
      '{"title":"Sand","type":"thesis","genre":"Master\'s thesis","publisher":"University of Sand"}',
      'master',
      'school',
    ],
    [
      '{"title":"Sand","type":"thesis","genre":"PhD Thesis","publisher":"University of Sand"}',
      'doctoral',
      'school',
    ],
    ['{"title":"Sand","type":"report","publisher":"University of Sand"}', 'report', 'institution'],
    ['{"title":"Sand","type":"chapter","container-title":"University of Sand"}', 'chapter', 'bookTitle'],
    [
      '{"title":"Sand","type":"speech","genre":"Poster","event-title":"University of Sand"}',
      'poster',
      'event',
    ],
    ['{"title":"Sand","type":"song","publisher":"University of Sand"}', 'other', 'publisher'],
  ])('%s is a %s', async (entry, type, field) => {
    expect(await readCitation(entry)).toMatchObject({ type, [field]: 'University of Sand' });
  });

  it.each(['2019', '2019-03', '2019-03-04'])('a date stays as precise as %s', async (date) => {
    const parts = date.split('-').map(Number);
    const entry = JSON.stringify({ title: 'A', issued: { 'date-parts': [parts] } });
    expect(await readCitation(entry)).toMatchObject({ publicationDate: date });
  });

  it.each(["Mart{\\'\\i}nez", "Mart{\\'{\\i}}nez", "Mart\\'{\\i}nez", "Mart\\'\\i nez", "Mart{\\'i}nez"])(
    'the dotless i in %s',
    async (name) => {
      const entry = `@article{a, title = {Na{\\"\\i}ve tides}, author = {${name}, Ana}}`;
      expect(await readCitation(entry)).toMatchObject({ title: 'Naïve tides', authors: ['Ana Martínez'] });
    },
  );

  it.each([
    'hello',
    'https://example.org/secret.json',
    '@article{',
    '{"title"',
    '[]',
    '"text"',
    '[1]',
    'TY  - ',
    '@comment{x}',
    '@article{x}',
    '{}',
  ])('%s is refused with a sentence', async (text) => {
    await expect(readCitation(text)).rejects.toMatchObject({
      code: 'invalid',
      message: 'This is neither a DOI nor a BibTeX, RIS or CSL JSON entry.',
    });
  });

  it.each([
    '@article{a, author = {Doe, Jane}, journal = {Acta}, year = 2019}',
    'TY  - JOUR\nAU  - Doe, Jane\nJO  - Acta\nPY  - 2019\nER  - \n',
    '{"type":"article-journal","author":[{"family":"Doe","given":"Jane"}],"container-title":"Acta","issued":{"date-parts":[[2019]]}}',
  ])('%s gives what it has, without a title', async (entry) => {
    expect(await readCitation(entry)).toMatchObject({
      title: '',
      authors: ['Jane Doe'],
      publisher: 'Acta',
      publicationDate: '2019',
    });
  });

  it('several at once are refused, since a submission is one paper', async () => {
    await expect(readCitation('@misc{a,title={A}}\n@misc{b,title={B}}')).rejects.toMatchObject({
      message: 'There are 2 entries. Please paste one of them.',
    });
  });
});

describe('a DOI', () => {
  let service: Server | undefined;
  afterEach(async () => {
    vi.unstubAllEnvs();
    service?.closeAllConnections();
    await new Promise<void>((resolve) => (service ? service.close(() => resolve()) : resolve()));
    service = undefined;
  });

  async function serviceThat(answers: RequestListener): Promise<void> {
    const started = createServer(answers);
    service = started;
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
    vi.stubEnv('DOI_RESOLVER', `http://127.0.0.1:${(started.address() as AddressInfo).port}`);
  }

  const unreachable = {
    code: 'unavailable',
    message:
      'The DOI service cannot be reached at the moment. Please fill in the fields yourself or try again later.',
  };

  it('is looked up in whichever form it is written', async () => {
    const requests: string[] = [];
    await serviceThat((request, response) => {
      requests.push(`${request.url} ${request.headers.accept}`);
      response.end(
        JSON.stringify({
          DOI: '10.1000/xyz',
          URL: 'http://dx.doi.org/10.1000/xyz',
          title: ['A &amp; B'],
          'container-title': 'Journal',
          issued: { 'date-parts': [[2021, 4]] },
          author: [{ given: 'Ada', family: 'Lovelace' }, { name: 'The Group' }, null],
          abstract: '<jats:title>Abstract</jats:title><jats:p>First.</jats:p><jats:p>Second.</jats:p>',
        }),
      );
    });
    for (const text of ['10.1000/x y'.replace(' ', ''), 'doi:10.1000/xy', 'https://doi.org/10.1000/xy']) {
      expect(await readCitation(text)).toEqual({
        type: 'article',
        title: 'A & B',
        publisher: 'Journal',
        doi: '10.1000/xyz',
        publicationDate: '2021-04',
        authors: ['Ada Lovelace', 'The Group'],
        details: 'Abstract\nFirst.\nSecond.',
      });
    }
    expect(requests).toEqual(Array(3).fill('/10.1000/xy application/vnd.citationstyles.csl+json'));
  });

  it('is followed to where the service leads', async () => {
    await serviceThat(({ url }, response) => {
      if (url === '/10.1000/xy') response.writeHead(302, { location: '/registry' }).end();
      else response.end(JSON.stringify({ title: 'Found there' }));
    });
    expect(await readCitation('10.1000/xy')).toMatchObject({ title: 'Found there' });
  });

  it('does not lead to hosts without a certificate, such as those of the local network', async () => {
    const inside = createServer((_request, response) => response.end(JSON.stringify({ title: 'Secret' })));
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
    const location = `http://127.0.0.1:${(inside.address() as AddressInfo).port}/`;
    await serviceThat((_request, response) => response.writeHead(302, { location }).end());
    await expect(readCitation('10.1000/xy')).rejects.toMatchObject(unreachable);
    inside.close();
  });

  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://localhost/',
    'https://169.254.169.254/computeMetadata/v1/',
    'https://8.8.8.8:8443/',
    'http://8.8.8.8/',
    'ftp://8.8.8.8/',
  ])('does not lead to %s', async (location) => {
    await serviceThat((_request, response) => response.writeHead(302, { location }).end());
    const refused = await readCitation('10.1000/xy').catch((error: Error) => error);
    expect(refused).toMatchObject(unreachable);
    expect((refused as Error).cause).toMatchObject({
      message: expect.stringMatching(/is no public host|is not on port 443/),
    });
  });

  it('that would lead to another path of the service is refused', async () => {
    const requests: unknown[] = [];
    await serviceThat(({ url }, response) => response.end(String(requests.push(url))));
    for (const doi of ['10.1000/../login', '10.1000/a/..', '10.1000/..\\x', '10.1000/{x}'])
      await expect(readCitation(doi)).rejects.toThrow('This is neither a DOI');
    expect(requests).toEqual([]);
  });

  it('that is not registered is reported as unknown', async () => {
    await serviceThat((_request, response) => response.writeHead(404).end());
    await expect(readCitation('10.1000/none')).rejects.toMatchObject({
      code: 'invalid',
      message: 'The DOI 10.1000/none is not registered.',
    });
  });

  it.each<[string, RequestListener]>([
    ['fails', (_request, response) => response.writeHead(500).end()],
    ['sends a page', (_request, response) => response.end('<html>')],
    ['leads in a circle', (_request, response) => response.writeHead(302, { location: '/again' }).end()],
    ['hangs up', (request) => request.socket.destroy()],
    ['sends without end', (_request, response) => response.end('['.repeat(2_000_000))],
  ])('when the service %s, the person is told to go on without it', async (_what, answers) => {
    await serviceThat(answers);
    await expect(readCitation('10.1000/xy')).rejects.toMatchObject(unreachable);
  });

  it('when the service does not answer, the person waits five seconds at most', async () => {
    const limits: number[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      limits.push(milliseconds);
      return AbortSignal.abort(new DOMException('The operation timed out', 'TimeoutError'));
    });
    await serviceThat(() => undefined);
    await expect(readCitation('10.1000/xy')).rejects.toMatchObject(unreachable);
    expect(limits).toEqual([5_000]);
    vi.restoreAllMocks();
  });
});
