import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const script = join(import.meta.dirname, 'release.mjs');
const migrations = 'functions/src/jobs/upgrade/migrations.ts';
const entries = '- Papers can be retracted. `npm run upgrade` runs `areas-by-id`.';

const prepared = mkdtempSync(join(tmpdir(), 'lab-release-'));
let folder = prepared;
/** @param {string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

/** @param {Record<string, string | object>} files */
function commit(files) {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(
      join(folder, file),
      typeof content === 'string' ? content : JSON.stringify(content, null, 2),
    );
  }
  git('add', '--all');
  git('commit', '--quiet', '--message', 'work');
}

/** @param {string[]} words */
function release(...words) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** @param {string} file */
const versionIn = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).version;

/** @param {string} version */
const ofVersion = (version) => ({
  'package.json': { name: 'lab', version, workspaces: ['contract', 'web', 'emulators'] },
  'contract/package.json': { name: 'contract', version, private: true },
  'web/package.json': { name: 'web', version, private: true },
  // A package that others install has its own version.
  'emulators/package.json': { name: 'emulators', version: '7.0.0' },
  'package-lock.json': {
    name: 'lab',
    version,
    packages: {
      '': { version },
      contract: { version },
      web: { version },
      emulators: { version: '7.0.0' },
      'node_modules/yup': { version: '1.7.1' },
    },
  },
});

beforeAll(() => {
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'A Person');
  git('config', 'user.email', 'person@lab.test');
  git('config', 'commit.gpgsign', 'false');
  git('config', 'tag.gpgsign', 'false');
  git('init', '--quiet', '--bare', 'remote.git');
  git('remote', 'add', 'origin', './remote.git');
  commit({
    '.gitignore': 'remote.git\n',
    ...ofVersion('0.1.0'),
    'CHANGELOG.md': `# Changelog\n\n## Unreleased\n\n## 0.2.0\n\n${entries}\n\n## 0.1.0\n\n- All of it.\n`,
    [migrations]: 'export const migrations: readonly Migration[] = [areasById];\n',
    'firestore.indexes.json': '{}',
    'firestore.rules': 'closed',
    'storage.rules': 'closed',
  });
});

beforeEach(() => {
  folder = `${prepared}-copy`;
  cpSync(prepared, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => rmSync(prepared, { recursive: true }));

describe('a release', () => {
  it('sets the version everywhere, commits, tags, and pushes nothing', () => {
    expect(release('0.2.0')).toMatchObject({ status: 0, stderr: '' });
    for (const file of ['package.json', 'contract/package.json', 'web/package.json', 'package-lock.json']) {
      expect(versionIn(file)).toBe('0.2.0');
    }
    expect(versionIn('emulators/package.json')).toBe('7.0.0');
    const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
    expect(packages).toMatchObject({
      '': { version: '0.2.0' },
      web: { version: '0.2.0' },
      emulators: { version: '7.0.0' },
      'node_modules/yup': { version: '1.7.1' },
    });
    expect(git('status', '--porcelain')).toBe('');
    expect(git('log', '-1', '--format=%s')).toBe('release: 0.2.0');
    expect(git('cat-file', '-t', 'v0.2.0')).toBe('tag');
    expect(git('rev-parse', 'v0.2.0^{commit}')).toBe(git('rev-parse', 'HEAD'));
    expect(git('ls-remote', 'origin')).toBe('');
  });

  it('describes in its tag what is new and what an upgrade needs', () => {
    const { stdout } = release('0.2.0');
    const notes = git('tag', '--list', '--format=%(contents)', 'v0.2.0');
    expect(notes).toContain(entries);
    expect(notes).toContain('Indexes have changed');
    expect(notes).toContain('Run npm run upgrade -- --project ID: areas-by-id.');
    expect(notes).not.toContain('All of it');
    expect(stdout).toContain(notes);
    expect(stdout).toContain('git push origin main v0.2.0');
  });

  it('does not mention what the last version already had', () => {
    release('0.2.0');
    commit({ 'CHANGELOG.md': '# Changelog\n\n## 0.2.1\n\n- One fault less.\n' });
    expect(release('0.2.1').status).toBe(0);
    expect(git('tag', '--list', '--format=%(contents)', 'v0.2.1')).toContain('- Nothing but a deployment.');
  });

  it('continues after an interruption between commit and tag', () => {
    release('0.2.0');
    git('tag', '--delete', 'v0.2.0');
    const before = git('rev-parse', 'HEAD');
    expect(release('0.2.0').status).toBe(0);
    expect(git('rev-parse', 'v0.2.0^{commit}')).toBe(before);
  });

  it('with --dry-run only checks', () => {
    const before = git('rev-parse', 'HEAD');
    const { status, stdout } = release('0.2.0', '--dry-run');
    expect(status).toBe(0);
    expect(stdout).toContain('areas-by-id');
    expect([git('rev-parse', 'HEAD'), git('status', '--porcelain'), git('tag')]).toEqual([before, '', '']);
  });

  it('leaves nothing behind when git refuses the commit', () => {
    writeFileSync(join(folder, '.git/hooks/pre-commit'), '#!/bin/sh\necho no >&2\nexit 1\n', { mode: 0o755 });
    const { status, stderr } = release('0.2.0');
    expect(status).toBe(1);
    expect(stderr).toContain('no');
    expect([git('status', '--porcelain'), git('tag')]).toEqual(['', '']);
  });
});

const changelog = (/** @type {string} */ text) => () => commit({ 'CHANGELOG.md': `# Changelog\n\n${text}` });

describe('a release is refused', () => {
  it.each(
    /** @type {[string, () => unknown, string][]} */ ([
      ['on another branch', () => git('switch', '--quiet', '--create', 'feature'), 'not the branch main'],
      ['with changes', () => writeFileSync(join(folder, 'new.txt'), ''), 'not committed'],
      ['twice', () => git('tag', '--annotate', 'v0.2.0', '--message', 'x'), 'v0.2.0 is there already'],
      [
        'behind the last',
        () => git('tag', '--annotate', 'v0.10.0', '--message', 'x'),
        'not come after 0.10.0',
      ],
      ['behind the packages', () => commit(ofVersion('1.0.0')), 'not come after 1.0.0'],
      ['without entries', changelog('## 0.2.0\n\n## 0.1.0\n\n- All of it.\n'), 'no entries under "## 0.2.0"'],
      ['without its heading', changelog(`## 0.2.0-rc1\n\n${entries}\n`), 'no entries under "## 0.2.0"'],
      [
        'with entries of no version',
        changelog(`## Unreleased\n\n- More.\n\n## 0.2.0\n\n${entries}\n`),
        'Unreleased',
      ],
      ['with a migration that nobody is told of', changelog('## 0.2.0\n\n- New.\n'), '`areas-by-id`'],
    ]),
  )('%s', (_, make, sentence) => {
    make();
    const before = git('rev-parse', 'HEAD');
    const { status, stderr } = release('0.2.0');
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
    expect(git('rev-parse', 'HEAD')).toBe(before);
  });

  it.each([['0.2'], ['v0.2.0'], ['0.2.0-rc1'], ['--dry-run'], ['0.2.0', '0.3.0']])('as %s', (...words) => {
    expect(release(...words)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Say which version'),
    });
  });

  it('with a list of all errors', () => {
    changelog('## Unreleased\n\n- New.\n')();
    writeFileSync(join(folder, 'new.txt'), '');
    const { stderr } = release('0.2.0');
    expect(stderr.trim().split('\n')).toHaveLength(4);
  });
});
