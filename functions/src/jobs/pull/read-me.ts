/** The file that says what is in the folder. */
import { copiesRoot, roots } from '@lab/contract/lib/uploads/files';
import { manifestName } from './manifest.ts';

const meanings: Readonly<Record<string, string>> = {
  'works.bib': 'all works as BibTeX, with areas, links and the addresses of pictures and PDFs',
  'works.csl.json': 'the same as CSL-JSON, which keeps the parts of names and the lists apart',
  'lab.yaml': 'name, contact, links and pictures of the home page',
  'settings.yaml': 'what the lab has chosen and every page shows: menu, colours, roles, its own words',
  'press.yaml': 'contact, logos and portraits for the press',
  about: 'the texts about the lab',
  team: 'the members of the team, with the profile and the terms that they show',
  pages: 'the pages that the lab has written itself',
  legal: 'imprint, privacy page and accessibility statement, as far as they are published',
};

const uploads = roots
  .filter((root) => root !== copiesRoot)
  .map((root) => `\`${root}\``)
  .join(', ');

/** Other folders are called as the kind of their records. */
export function readMe(origin: string, files: readonly { path: string }[]): string {
  const names = [...new Set(files.map(({ path }) => path.split('/')[0] ?? ''))].sort();
  const rows = names.map((name) => {
    const isFolder = files.some(({ path }) => path.startsWith(`${name}/`));
    return `| \`${name}${isFolder ? '/' : ''}\` | ${meanings[name] ?? 'a file for each record'} |`;
  });
  return `# What ${origin} shows

\`npm run pull\` of the lab's website writes this folder from what every visitor can read. Do not change its files here:
the next pull refuses to overwrite what somebody has changed. Other files may be added; a pull leaves them alone.

| in the folder | what it is |
| --- | --- |
${rows.join('\n')}
| ${uploads} | the pictures and PDFs that these name, at the paths by which they name them |
| \`${manifestName}\` | what the last pull has written, as \`sha256sum --check\` reads it |

A file of a record begins with its fields as YAML; what is empty is left out. The text below them is Markdown.
`;
}
