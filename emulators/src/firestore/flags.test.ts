import { describe, expect, it } from 'vitest';
import { readFlags } from './flags.ts';

describe('the command line', () => {
  it('is the one firebase-tools writes', () => {
    const line =
      '--host 127.0.0.1 --port 8080 --websocket_port 9150 --database-edition standard --project_id demo-x ' +
      '--rules /a/firestore.rules --single_project_mode true --functions_emulator 127.0.0.1:5001';
    expect(readFlags([...line.split(' '), '--seed_from_export', '/a b/x'])).toEqual({
      host: '127.0.0.1',
      port: 8080,
      projectId: 'demo-x',
      rules: '/a/firestore.rules',
      seedFromExport: '/a b/x',
      functionsEmulator: '127.0.0.1:5001',
      warnings: [],
    });
  });

  it('names the file of the indexes, or else the environment does', () => {
    const environment = { FIRESTORE_EMULATOR_INDEXES: '/b' };
    expect(readFlags(['--indexes', '/a'], environment)).toMatchObject({ indexes: '/a', warnings: [] });
    expect(readFlags([], environment)).toMatchObject({ indexes: '/b' });
    expect(readFlags([], { FIRESTORE_EMULATOR_INDEXES: '' })).not.toHaveProperty('indexes');
  });

  it('may join names and values', () => {
    expect(readFlags(['--port=0', '--project_id=p'])).toMatchObject({ port: 0, projectId: 'p' });
  });

  it('names what it does not know', () => {
    expect(readFlags(['--speed', '9', 'x']).warnings).toEqual([
      'Ignoring the argument "x".',
      'Ignoring the unknown flag --speed.',
    ]);
  });

  it.each([
    [['--port', 'x'], '--port must be a port number.'],
    [['--port', '70000'], '--port must be a port number.'],
    [
      ['--database-edition', 'enterprise'],
      'The database edition "enterprise" is not supported, only "standard".',
    ],
  ])('refuses %j', (args, message) => {
    expect(() => readFlags(args)).toThrow(message);
  });
});
