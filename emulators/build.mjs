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
    firestore: 'src/firestore/main.ts',
    'storage-rules': 'src/storage-rules/main.ts',
    official: 'src/launch/official-main.ts',
    environment: 'src/launch/environment.ts',
    'cross-site': 'src/launch/cross-site.ts',
    schedules: 'src/schedules/schedules.ts',
    mailbox: 'src/mailbox/mailbox.ts',
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
