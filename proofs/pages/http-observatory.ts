/**
 * The HTTP Observatory of MDN, on the headers of every kind of page: each gets an A+. Its own scanner asks a
 * host on the internet; here its rules judge the answers of the demo lab.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machineFiles } from '@lab/contract/features/pages/machine-files';
import { type Case, type Checkout, suite } from '../suite.ts';

const host = 'lab.test';
const home = 'mdn-http-observatory';

const product = { get: (address: string, asked?: RequestInit) => fetch(address, asked) };

/** Its pages may be framed, and their scripts may come from anywhere. */
const planted: typeof product = {
  async get(address, asked) {
    const { status, headers, ...answer } = await product.get(address, asked);
    const spoiled = new Headers(headers);
    spoiled.delete('content-security-policy');
    return new Response(null, { ...answer, status, headers: spoiled });
  },
};

interface Verdict {
  result: string;
  pass: boolean;
}

export const httpObservatory = suite({
  name: home,
  part: 'Pages',
  about: 'the headers of every kind of page and file: A+',
  repository: '',
  commit: '1.4.8',
  rules: 'https://github.com/mdn/mdn-http-observatory',
  packages: { '@mdn/mdn-http-observatory': '1.4.8' },
  needs: 'lab',
  product,
  planted,
  async *cases({ files, product, lab: { address } }) {
    const { adminRoutes, memberRoutes, publicRoutes } = await import('../../e2e/routes.ts');
    const paths = [
      ...[...publicRoutes, ...memberRoutes, ...adminRoutes].map(([path]) => path.replace(/#.*/, '')),
      '/api/researchPapers',
      '/sitemap.xml',
      machineFiles.atomFeed,
      '/favicon.svg',
    ];
    const judge = await judgeOf(files);
    for (const path of new Set(paths))
      yield {
        name: path,
        async fault() {
          const { grade, lost } = judge(await requestsFor(files, product.get, address, path));
          return grade === 'A+' ? undefined : `${grade}: ${lost.join(', ')}`;
        },
      } satisfies Case;
  },
});

/** Loads a module of the package. */
const part = (files: Checkout, name: string) => files.load(`@mdn/${home}/src/${name}`);

async function judgeOf(files: Checkout) {
  // Its installer would fetch the list of hosts that browsers always ask by HTTPS; the lab is not on it.
  const list = join(files.folder, `@mdn/${home}/conf/hsts-preload.json`);
  if (!existsSync(list)) writeFileSync(list, '{}');
  const { ALL_TESTS: tests } = (await part(files, 'constants.js')) as {
    ALL_TESTS: ((requests: unknown) => Verdict)[];
  };
  const { getGradeForScore, getScoreModifier } = (await part(files, 'grader/grader.js')) as {
    getGradeForScore(score: number): { grade: string };
    getScoreModifier(result: string): number;
  };
  return (requests: unknown) => {
    const results = tests.map((test) => test(requests).result);
    const lost = results.filter((result) => getScoreModifier(result) < 0);
    const score = lost.reduce((sum, result) => sum + getScoreModifier(result), 100);
    return { grade: getGradeForScore(score).grade, lost };
  };
}

/** What the Observatory’s own retriever would have got from the site at its own domain. */
async function requestsFor(files: Checkout, get: typeof product.get, address: string, path: string) {
  const { Requests } = (await part(files, 'types.js')) as { Requests: new (host: string) => Requests };
  const { parseHttpEquivHeaders } = (await part(files, 'retriever/utils.js')) as {
    parseHttpEquivHeaders(html: string, base: string): unknown;
  };
  const url = new URL(path, `https://${host}`);
  const answer = await get(address + path);
  const text = (await answer.text()).replaceAll(address, url.origin);
  const httpEquiv = parseHttpEquivHeaders(text, url.href);
  const page = { ...responseOf(answer), httpEquiv };
  const Origin = 'https://observatory.test';
  const cors = await get(address + path, {
    method: 'OPTIONS',
    headers: { Origin, 'Access-Control-Request-Method': 'GET' },
  });
  const requests = new Requests(host);
  requests.session = { url };
  requests.resources.path = text;
  Object.assign(requests.responses, {
    auto: page,
    https: page,
    cors: { ...responseOf(cors), request: { headers: { origin: Origin } } },
    // Firebase Hosting answers an address without encryption like this.
    http: { status: 301, headers: {}, verified: true },
    httpRedirects: [
      { url: new URL(url.href.replace('https:', 'http:')), status: 301 },
      { url, status: answer.status },
    ],
  });
  return requests;
}

interface Requests {
  session: { url: URL };
  resources: { path: string };
  responses: object;
}

/** Pages of a started lab may also call its emulators (functions/src/jobs/site/policy.ts). */
const emulators = ' http://127.0.0.1:*';

const responseOf = ({ status, headers }: Response) => ({
  status,
  headers: {
    ...Object.fromEntries([...headers].map(([name, value]) => [name, value.replaceAll(emulators, '')])),
    'set-cookie': headers.getSetCookie(),
  },
  verified: true,
});
