/** The files that a person has uploaded, found by the folders that carry their uid. */
import { imagePurposes } from '@lab/contract/lib/images';
import {
  addressOfFile,
  copiesRoot,
  filePurposes,
  originalOf,
  pdfFolder,
  pictureFolder,
} from '@lab/contract/lib/uploads/files';
import { bucket } from '../../core/data/storage.ts';

/** Files of all other purposes belong to the lab, whoever uploaded them. */
const personalFolders = (uid: string) => [
  pictureFolder('profile', uid),
  pictureFolder('papers', uid),
  pdfFolder(uid, 'papers'),
];

const allFolders = (uid: string) => [
  ...imagePurposes.map((purpose) => pictureFolder(purpose, uid)),
  ...[...filePurposes, 'members' as const].map((purpose) => pdfFolder(uid, purpose)),
];

async function filesIn(folders: readonly string[]) {
  const found = await Promise.all(folders.map((prefix) => bucket().getFiles({ prefix })));
  return found.flatMap(([files]) => files);
}

export async function listOwnFiles(uid: string): Promise<string[]> {
  return (await filesIn(allFolders(uid))).map(({ name }) => addressOfFile(name)).sort();
}

/** Keeps the files in `shown`, which the lab's pages still show, with their smaller copies. */
export async function deleteOwnFiles(uid: string, shown: ReadonlySet<string>): Promise<void> {
  const stays = (name: string) => shown.has(addressOfFile(originalOf(name)));
  const own = personalFolders(uid);
  const found = await filesIn([...own, ...own.map((folder) => copiesRoot + folder)]);
  const going = found.filter(({ name }) => !stays(name));
  await Promise.all(going.map((file) => file.delete({ ignoreNotFound: true })));
}
