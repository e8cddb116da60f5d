/** Paths of the demo lab's files, in the same layout as for files that people upload. */
import type { ImagePurpose } from '@lab/contract/lib/images';
import { addressOfFile, pdfName, pictureName } from '@lab/contract/lib/uploads/files';
import { type AccountKey, accounts } from './accounts.ts';

export const imagePath = (purpose: ImagePurpose, by: AccountKey, id: string) =>
  addressOfFile(pictureName(purpose, accounts[by].uid, id));

interface Pictured {
  by: AccountKey;
  id: string;
  picture?: true | string | undefined;
}

export const paperImage = ({ by, id, picture = '' }: Pictured) =>
  picture === true ? imagePath('papers', by, id) : picture;

export const pdfPath = (by: AccountKey, id: string) => addressOfFile(pdfName(accounts[by].uid, id));

/** An admin entered members without an account, and uploaded their pictures. */
export const portraitPath = (key: AccountKey | undefined, id: string) =>
  imagePath('profile', key ?? 'admin', key ? 'portrait' : id);
