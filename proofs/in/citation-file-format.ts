/** The examples of the Citation File Format, of every version: what a lab's repository says about itself. */
import { readCitationFile } from '../../functions/src/features/repositories/citation-file.ts';
import { difference } from '../difference.ts';
import { suite } from '../suite.ts';

export const citationFileFormat = suite({
  name: 'citation-file-format',
  part: 'In',
  about: 'CITATION.cff of repositories',
  repository: 'citation-file-format/citation-file-format',
  commit: '0c5b4aa07071490eaf261775ce96ccdd13a6e2d5',
  needs: 'nothing',
  product: { readCitationFile },
  planted: { readCitationFile: (text) => readCitationFile(text.replaceAll('given-names', 'alias')) },
  *cases({ files, product }) {
    for (const file of files.list('examples', 'CITATION.cff')) {
      const name = file.replace(/^examples\/|\/CITATION\.cff$/g, '');
      const cited = citedPart(files.read(file));
      const read = () => product.readCitationFile(files.read(file));
      if (name.includes('fail')) {
        // What is wrong in them is not always in what we read, so any answer is right, but there is one.
        yield { name: `${name}, an answer`, fault: () => void read() };
        continue;
      }
      yield { name: `${name}, title`, fault: () => difference(read()?.title, said(cited, 'title')) };
      yield { name: `${name}, authors`, fault: () => difference(read()?.authors, authorsIn(cited)) };
      for (const [ours, theirs] of [
        ['version', 'version'],
        ['volume', 'volume'],
        ['doi', 'doi'],
      ] as const)
        yield { name: `${name}, ${theirs}`, fault: () => difference(read()?.[ours], said(cited, theirs)) };
      yield {
        name: `${name}, date`,
        fault: () => {
          const released = said(cited, 'date-released') || said(cited, 'date-published');
          const month = said(cited, 'month').padStart(2, '0').replace('00', '');
          const year = said(cited, 'year');
          const inYear = year && [year, month].filter(Boolean).join('-');
          return difference(read()?.publicationDate, released || inYear);
        },
      };
    }
  },
});

/** The lines of what is to be cited, as if they were the whole file. The examples need no more of YAML. */
function citedPart(text: string): string[] {
  const lines = text.split('\n').map((line) => line.replace(/\s+$/, ''));
  const start = lines.indexOf('preferred-citation:');
  if (start === -1) return lines;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => /^\S/.test(line));
  return rest.slice(0, end === -1 ? undefined : end).map((line) => line.slice(2));
}

const unquoted = (value: string) =>
  value
    .replace(/\s#.*$/, '')
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim();

function said(lines: string[], key: string): string {
  const at = lines.findIndex((each) => each.startsWith(`${key}:`));
  const value = unquoted((lines[at] ?? '').slice(key.length + 1).trim());
  if (value !== '>-') return value;
  const rest = lines.slice(at + 1);
  return rest
    .slice(
      0,
      rest.findIndex((line) => /^\S/.test(line)),
    )
    .map((line) => line.trim())
    .join(' ');
}

function authorsIn(lines: string[]): string[] {
  const rest = lines.slice(lines.indexOf('authors:') + 1);
  const end = rest.findIndex((line) => /^[^\s-]/.test(line));
  const people = rest
    .slice(0, end === -1 ? undefined : end)
    .join('\n')
    .split(/^\s*- /m)
    .slice(1);
  return people.map((person) => {
    const part = (key: string) =>
      unquoted(new RegExp(`^\\s*${key}:(.*)$`, 'm').exec(person)?.[1]?.trim() ?? '');
    const parts = ['given-names', 'name-particle', 'family-names', 'name-suffix'].map(part).filter(Boolean);
    return parts.join(' ') || part('name') || part('alias');
  });
}
