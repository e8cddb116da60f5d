/** The Nu checker of the W3C, on every kind of page. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Case, suite } from '../suite.ts';
import { type RenderedPage, renderedPages } from './rendered.ts';

const product = { renderedPages };

/** A list has headings between its entries, and pictures have no text. */
const planted: typeof product = {
  async *renderedPages(lab) {
    for await (const { name, html } of product.renderedPages(lab))
      yield { name, html: html.replaceAll('</li>', '</li><h4>More</h4>').replace(/ alt="[^"]*"/g, '') };
  },
};

interface Message {
  type: string;
  url: string;
  message: string;
  extract?: string;
}

export const nuChecker = suite({
  name: 'nu-checker',
  part: 'Pages',
  about: 'the HTML of every kind of page in both schemes, as it is sent and in a browser: no error',
  repository: '',
  commit: '26.9.27',
  rules: 'https://github.com/validator/validator',
  packages: { 'vnu-jar': '26.9.27' },
  program: { name: 'Java 17', check: ['java', '-version'] },
  needs: 'lab',
  product,
  planted,
  async *cases({ files, product, lab }) {
    const pages: RenderedPage[] = [];
    for await (const page of product.renderedPages(lab)) pages.push(page);
    const errors = errorsIn(pages, join(files.folder, 'vnu-jar/build/dist/vnu.jar'));
    for (const [at, { name }] of pages.entries()) yield { name, fault: () => errors.get(at) } satisfies Case;
  },
});

/** By the position of the page. The program starts once, because it takes seconds to. */
function errorsIn(pages: readonly RenderedPage[], jar: string): Map<number, string> {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  try {
    const files = pages.map(({ html }, at) => {
      const file = join(folder, `${at}.html`);
      writeFileSync(file, html);
      return file;
    });
    const { stdout, stderr, status } = spawnSync(
      'java',
      [
        '-Xss1m',
        '-jar',
        jar,
        '--errors-only',
        '--exit-zero-always',
        '--stdout',
        '--format',
        'json',
        ...files,
      ],
      { encoding: 'utf8', maxBuffer: 1e8 },
    );
    if (status !== 0) throw new Error(`The Nu checker ends with ${status}: ${stderr}`);
    const errors = new Map<number, string>();
    for (const { url, message, extract = '' } of (JSON.parse(stdout) as { messages: Message[] }).messages) {
      // Its part for CSS knows no container queries, and skips what is in them.
      if (message.startsWith('CSS:')) continue;
      const at = Number(basename(url, '.html'));
      errors.set(at, errors.get(at) ?? `${message} (${extract.replace(/\s+/g, ' ').trim()})`);
    }
    return errors;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
