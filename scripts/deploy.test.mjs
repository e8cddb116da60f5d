import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** @param {string[]} words */
function deploy(...words) {
  // Without a PATH it could not build anything.
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'deploy.mjs'), ...words],
    {
      encoding: 'utf8',
      env: { ...process.env, PATH: '' },
    },
  );
  return { status, stderr: stderr.trim() };
}

it.each([[[]], [['--project']], [['--project', '--dry-run']], [['lab', '--only', 'hosting']]])(
  'asks for the project: %j',
  (words) => {
    const sentence = 'Say where to: npm run deploy -- --project YOUR-PROJECT-ID';
    expect(deploy(...words)).toEqual({ status: 1, stderr: sentence });
  },
);

it.each(['demo-research-lab', 'default'])('refuses the demo project, named %s', (name) => {
  const sentence = 'demo-research-lab is a local demo project; nothing can be deployed to it.';
  expect(deploy('--project', name)).toEqual({ status: 1, stderr: sentence });
});
