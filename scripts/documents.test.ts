/** Checks that everything that documents and comments link to or name exists. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorsIn, inlineCode, linksIn } from './markdown.mjs';
import { root } from './paths.mjs';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => existsSync(join(root, file)));
const documents = files.filter((file) => file.endsWith('.md'));
const sources = files.filter((file) => /\.(?:[mc]?[jt]sx?|css|rules|ya?ml)$/.test(file));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

function isThere(path: string, anchor: string | undefined): boolean {
  if (!existsSync(path)) return false;
  return anchor === undefined || anchorsIn(path).includes(anchor);
}

describe('links', () => {
  it.each(documents)('in %s lead to a file and one of its headings', (document) => {
    const dead = linksIn(read(document)).filter((target) => {
      if (/^(?:https?|mailto):/.test(target)) return false;
      const [path = '', anchor] = target.split('#');
      return !isThere(path ? join(root, dirname(document), path) : join(root, document), anchor);
    });
    expect(dead).toEqual([]);
  });

  it('in comments lead to a document and one of its headings', () => {
    const decisions = documents.filter((file) => file.startsWith('docs/decisions/'));
    const dead = sources.flatMap((source) =>
      [
        ...read(source).matchAll(
          /(?<![\w/])docs\/(?:decisions\/(\d{3})(?![-\w])|([\w/-]+\.md)(?:#([\w-]+))?)/g,
        ),
      ]
        .filter(([, decision, path = '', anchor]) =>
          decision
            ? !decisions.some((file) => file.startsWith(`docs/decisions/${decision}-`))
            : !isThere(join(root, 'docs', path), anchor),
        )
        .map(([link]) => `${relative('.', source)}: ${link}`),
    );
    expect(dead).toEqual([]);
  });

  it('are used instead of section numbers', () => {
    expect([...documents, ...sources].filter((file) => /\bsection \d/i.test(read(file)))).toEqual([]);
  });
});

const folders = new Set(files.flatMap((file) => parentsOf(file)));
const scriptsOf = (folder: string) => Object.keys(JSON.parse(read(join(folder, 'package.json'))).scripts);

function parentsOf(file: string): string[] {
  const parent = dirname(file);
  return parent === '.' ? [] : [parent, ...parentsOf(parent)];
}

/** `<feature>` and `*` are any name; a name without a folder may be in any. */
function isNamed(path: string): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .replace(/[.+]/g, String.raw`\.`)
    .replace(/<\w+>|\*+\/?/g, (any) => (any.startsWith('**') ? '(.*/)?' : '[^/]*'));
  const named = new RegExp(`^(.*/)?${pattern}$`);
  return [...files, ...folders].some((file) => named.test(file));
}

const roots = [
  'contract',
  'functions',
  'web',
  'emulators',
  'demo',
  'e2e',
  'proofs',
  'scripts',
  'docs',
  'emulator-data',
];
const isPath = new RegExp(
  `^(${roots.join('|')})/[\\w./<>*-]*$|^[\\w-]+(\\.[\\w-]+)*\\.(tsx?|mjs|rules|json)$`,
);
/** Made by a build or a deployment, or a translation that nobody has written yet. */
const isNotHere = /\/dist\b|\.env\.|\.de\.ts$/;

/** The changelog also names files that have been removed since. */
const present = documents.filter((file) => file !== 'CHANGELOG.md');

describe('names in documents', () => {
  it.each(present)('%s: files and folders exist', (document) => {
    const paths = inlineCode(read(document)).filter((code) => isPath.test(code) && !isNotHere.test(code));
    expect(paths.filter((path) => !isNamed(path))).toEqual([]);
  });

  it.each(present)('%s: commands exist', (document) => {
    const commands = [...read(document).matchAll(/npm run ([\w:-]+)(?:[^`\n|]*? -w (\w+))?/g)];
    const unknown = commands.filter(([, script = '', folder = '.']) => !scriptsOf(folder).includes(script));
    expect(unknown.map(([command]) => command)).toEqual([]);
  });
});
