import { chmod, copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = import.meta.dirname;
const dist = join(root, 'dist');

await rm(dist, { recursive: true, force: true });
await mkdir(join(dist, 'bin'), { recursive: true });
await build({
  absWorkingDir: root,
  entryPoints: {
    // What `exports` and `bin` in package.json name.
    index: 'src/index.ts',
    engine: 'src/in-process/start-engine.ts',
    mailbox: 'src/mailbox/mailbox.ts',
    schedules: 'src/schedules/schedules.ts',
    log: 'src/suite/log.ts',
    processes: 'src/saving/process.ts',
    command: 'src/command/main.ts',
    // Programs and what is loaded into firebase-tools.
    firestore: 'src/firestore/main.ts',
    'storage-rules': 'src/storage-rules/main.ts',
    official: 'src/launch/official-main.ts',
    'in-suite': 'src/firebase-tools/in-suite.ts',
    'light-worker': 'src/firebase-tools/light-worker.ts',
    'end-with-parent': 'src/firebase-tools/end-with-parent.ts',
    compare: 'src/compare/main.ts',
  },
  outdir: dist,
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
});
await copyFile(join(root, 'src/launch/java.sh'), join(dist, 'bin/java'));
await chmod(join(dist, 'bin/java'), 0o755);
