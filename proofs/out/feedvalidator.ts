/** The feed validator of the W3C, on each feed of the demo lab. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { machineFiles } from '@lab/contract/features/pages/machine-files';
import { suite } from '../suite.ts';

/** Prints a line for each error and each warning about the feed in its input. */
const program = `
import sys, feedvalidator
from feedvalidator import compatibility
from feedvalidator.formatter.text_plain import Formatter
try:
  events = feedvalidator.validateString(sys.stdin.buffer.read(), firstOccurrenceOnly=1, base=sys.argv[1])['loggedEvents']
except feedvalidator.logging.ValidationFailure as failure:
  events = [failure.event]
print('\\n'.join(Formatter(compatibility.AA(events))))
`;

/** What is stored in one moment, such as a demo lab, has one time. */
const sameTime = /Two entries with the same value for atom:updated/;

const kinds = ['', 'papers', 'news', 'events', 'talks'];

export const feedValidator = suite({
  name: 'feedvalidator',
  part: 'Out',
  about: 'the Atom feeds',
  repository: 'w3c/feedvalidator',
  commit: '43dabeb217bd8d8b0a3f12f3a6e7c39a8619d9a8',
  needs: 'lab',
  program: {
    name: 'python3 with html5lib, lxml and rdflib',
    check: ['python3', '-c', 'import html5lib, lxml, rdflib'],
  },
  product: { fetchFeed },
  planted: { fetchFeed: async (address) => (await fetchFeed(address)).replace(/<updated>/g, '<updated>on ') },
  async *cases({ files, product, lab }) {
    for (const kind of kinds) {
      const address = `${lab.address}${machineFiles.atomFeed}${kind && `?of=${kind}`}`;
      yield {
        name: kind || 'everything',
        fault: async () => {
          const input = await product.fetchFeed(address);
          const { stdout, stderr } = spawnSync('python3', ['-c', program, address], {
            cwd: join(files.folder, 'src'),
            input,
            encoding: 'utf8',
          });
          const said = stdout.split('\n').filter((line) => !sameTime.test(line));
          return said.join('\n').trim() || stderr.trim() || undefined;
        },
      };
    }
  },
});

async function fetchFeed(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.text();
}
