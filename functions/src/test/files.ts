/** Uploads files as the forms do, and with other names and contents, as an attacker might. */
import { copiesAt } from '@lab/contract/lib/uploads/picture-address';
import { getStorage } from 'firebase-admin/storage';
import { firebase } from '../core/data/firebase.ts';
import type { Person } from './people.ts';

const bucketName = `${process.env.GCLOUD_PROJECT}.appspot.com`;

/** The addresses at which pages show a picture. */
export const withCopies = (image: string) => [image, ...copiesAt(image).map(({ address }) => address)];

export async function upload(...addresses: string[]): Promise<void> {
  const bucket = getStorage(firebase()).bucket(bucketName);
  const type = (address: string) => (address.endsWith('.pdf') ? 'application/pdf' : 'image/webp');
  await Promise.all(
    addresses.map((address) =>
      bucket.file(address.slice(1)).save('reviewed', { contentType: type(address) }),
    ),
  );
}

export async function contentOf(address: string): Promise<Buffer> {
  const [content] = await getStorage(firebase()).bucket(bucketName).file(address.slice(1)).download();
  return content;
}

export async function isThere(address: string): Promise<boolean> {
  return (await fetch(`${process.env.LAB_ADDRESS}${address}`)).status === 200;
}

const objects = `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${bucketName}/o`;

/** Returns the HTTP status of Cloud Storage's response. */
export async function deleteAs({ idToken }: Person, address: string): Promise<number> {
  const headers = { Authorization: `Firebase ${idToken}` };
  return (await fetch(`${objects}/${encodeURIComponent(address.slice(1))}`, { method: 'DELETE', headers }))
    .status;
}

export async function createAs({ idToken }: Person, address: string, contentType: string): Promise<number> {
  const name = address.slice(1);
  const parts = [
    ['application/json', JSON.stringify({ name, contentType })],
    [contentType, 'nobody has reviewed this'],
  ].map(([type, content]) => `--part\r\nContent-Type: ${type}\r\n\r\n${content}\r\n`);
  const answer = await fetch(`${objects}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: {
      Authorization: `Firebase ${idToken}`,
      'X-Goog-Upload-Protocol': 'multipart',
      'Content-Type': 'multipart/related; boundary=part',
    },
    body: `${parts.join('')}--part--`,
  });
  return answer.status;
}
