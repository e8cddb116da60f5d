/** The files that a person has uploaded, found by the folders that carry their uid. */
import { type ImagePurpose, imagePurposes } from '@lab/contract/images';
import { addressOfFile, copiesRoot, originalOf, pdfFolder, pictureFolder } from '@lab/contract/uploads/files';
import { getStorage } from 'firebase-admin/storage';
import { firebase } from '../data/firebase.ts';

/** Pictures of all other purposes belong to the lab, whoever uploaded them. */
const personal: readonly ImagePurpose[] = ['profile', 'papers'];

async function filesOf(uid: string, purposes: readonly ImagePurpose[], roots = ['']) {
  const bucket = getStorage(firebase()).bucket();
  const own = [...purposes.map((purpose) => pictureFolder(purpose, uid)), pdfFolder(uid)];
  const folders = roots.flatMap((root) => own.map((folder) => root + folder));
  const found = await Promise.all(folders.map((prefix) => bucket.getFiles({ prefix })));
  return found.flatMap(([files]) => files);
}

export async function listOwnFiles(uid: string): Promise<string[]> {
  return (await filesOf(uid, imagePurposes)).map(({ name }) => addressOfFile(name)).sort();
}

/** Keeps the files in `shown`, which the lab's pages still show, with their smaller copies. */
export async function deleteOwnFiles(uid: string, shown: ReadonlySet<string>): Promise<void> {
  const stays = (name: string) => shown.has(addressOfFile(originalOf(name)));
  const going = (await filesOf(uid, personal, ['', copiesRoot])).filter(({ name }) => !stays(name));
  await Promise.all(going.map((file) => file.delete({ ignoreNotFound: true })));
}
