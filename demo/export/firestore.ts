import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Starts a Firestore engine for this work, so that the records are written by the real stores. */
export async function withFirestore(engine: string, project: string, work: (host: string) => Promise<void>) {
  const child = spawn(
    process.execPath,
    [engine, '--host', '127.0.0.1', '--port', '0', '--project_id', project],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  try {
    const [started] = (await once(child.stdout, 'data')) as [Buffer];
    const host = /running on (\S+:\d+)/.exec(started.toString())?.[1];
    if (!host) throw new Error(`The Firestore engine did not start: ${started}`);
    await work(host);
  } finally {
    child.kill('SIGTERM');
  }
}

export async function exportFirestore(
  host: string,
  project: string,
  folder: string,
  name: string,
): Promise<void> {
  const answer = await fetch(`http://${host}/emulator/v1/projects/${project}:export`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      database: `projects/${project}/databases/(default)`,
      export_directory: folder,
      export_name: name,
    }),
  });
  if (!answer.ok) throw new Error(`Exporting Firestore failed: ${answer.status} ${await answer.text()}`);
}

/** The export contains its time, which is kept so that the same records give the same bytes. */
export function keepTimesOf(earlier: string, folder: string): void {
  const part = 'all_namespaces/all_kinds';
  const read = (from: string, file: string) => readFileSync(join(from, part, file));
  try {
    if (!read(earlier, 'output-0').equals(read(folder, 'output-0'))) return;
    for (const file of readdirSync(join(earlier, part)))
      writeFileSync(join(folder, part, file), read(earlier, file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
