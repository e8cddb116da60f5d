/** Files as forms send them. */
import { imageShape } from '@lab/contract/images';
import { getStorage } from 'firebase-admin/storage';
import { firebase } from '../data/firebase.ts';

const bucketName = `${process.env.GCLOUD_PROJECT}.appspot.com`;

export const withCopies = (image: string) => [
  image,
  ...imageShape('papers').copies.map((width) => image.replace('.webp', `-${width}.webp`)),
];

export async function upload(...addresses: string[]): Promise<void> {
  const bucket = getStorage(firebase()).bucket(bucketName);
  const type = (address: string) => (address.endsWith('.pdf') ? 'application/pdf' : 'image/webp');
  await Promise.all(
    addresses.map((address) =>
      bucket.file(address.slice(1)).save('reviewed', { contentType: type(address) }),
    ),
  );
}

export async function isThere(address: string): Promise<boolean> {
  return (await fetch(`${process.env.LAB_ADDRESS}${address}`)).status === 200;
}
