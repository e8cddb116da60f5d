/** Makes the lab of an archive in an empty project. Broken off, it goes on with the same archive. */
import { rebuildSummaries, renderAgain } from '../../app/rebuild-summaries.ts';
import { forgetPerson } from '../../features/accounts/remove-account.ts';
import { writeAccounts } from './accounts.ts';
import { checkedArchive, documentOf, requireNoOtherAccounts } from './checked-archive.ts';
import {
  deleteRestore,
  deleteUpgrades,
  documentWriter,
  findData,
  isRestoring,
  noteRestore,
} from './documents-store.ts';
import { isCollection, type Manifest } from './format.ts';
import { type Archive, linesOf, openArchive } from './open-archive.ts';
import { type FileFacts, writeFile } from './stored-files.ts';

export async function restoreArchive(path: string, print: (line: string) => void): Promise<Manifest> {
  const archive = await openArchive(path);
  try {
    const { manifest, accounts, files, left } = await checkedArchive(archive);
    await requireNoOtherAccounts(accounts);
    await requireEmptyLab(manifest);
    await noteRestore(manifest.id);
    await deleteUpgrades();
    for (const { fileName } of archive.entries.values())
      if (isCollection(fileName)) print(`${fileName}: ${await writeDocuments(archive, fileName)}`);
    // The HTML of an archive may be anybody's.
    await renderAgain();
    await writeAccounts(accounts);
    print(`Accounts: ${accounts.length}`);
    await restoreFiles(archive, files);
    print(`Files: ${files.length}`);
    // They have no account with which they could delete what was written before they left.
    for (const uid of left) await forgetPerson(uid);
    await rebuildSummaries();
    await deleteRestore(manifest.id);
    return manifest;
  } finally {
    archive.close();
  }
}

async function requireEmptyLab({ id }: Manifest): Promise<void> {
  if (await isRestoring(id)) return;
  const found = await findData();
  if (found)
    throw new Error(`The project is not empty: it has documents in "${found}". Nothing was written.`);
}

async function writeDocuments({ readNamed }: Archive, fileName: string): Promise<number> {
  const writer = documentWriter();
  let count = 0;
  for await (const line of linesOf(await readNamed(fileName))) {
    const { path, fields } = documentOf(line, fileName);
    writer.write(path, fields);
    count++;
  }
  await writer.close();
  return count;
}

async function restoreFiles({ readNamed }: Archive, files: readonly FileFacts[]): Promise<void> {
  for (const facts of files) await writeFile(facts, await readNamed(facts.name));
}
