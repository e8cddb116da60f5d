import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
