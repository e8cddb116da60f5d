/**
 * The address to which a mail is answered: `answers+TOKEN@lab.example`. The token names the mail, which names
 * its reader, and is signed, so that nobody can make one. It has only small letters and digits, because mail
 * servers may change the case.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { day } from '@lab/contract/lib/durations';

const validDays = 30;

/** Of the mail's key, the last day, and the signature; 240 bits are 48 letters of five bits. */
const bytes = { key: 16, day: 2, signature: 12 };
const letters = 48;

/** Without the flag `u`, with which `ſ` counts as an `S`. */
const addressWithToken = /([^\s<>"@+,;]{1,64})\+([0-9a-v]{48})@[^\s<>"@,;]{1,255}/gi;

const signatureOf = (signed: Buffer, secret: string) =>
  createHmac('sha256', secret).update('answer\n').update(signed).digest().subarray(0, bytes.signature);

const toLetters = (given: Buffer) =>
  BigInt(`0x${given.toString('hex')}`)
    .toString(32)
    .padStart(letters, '0');

function fromLetters(token: string): Buffer {
  let value = 0n;
  for (const letter of token.toLowerCase()) value = value * 32n + BigInt(Number.parseInt(letter, 32));
  return Buffer.from(value.toString(16).padStart((letters * 5) / 4, '0'), 'hex');
}

/** `box`: the lab's address for answers; `key`: the key of the mail's Message-ID. */
export function answerAddress(box: string, key: string, secret: string, now: number): string {
  const last = Buffer.alloc(bytes.day);
  last.writeUInt16BE(Math.floor(now / day) + validDays);
  const signed = Buffer.concat([Buffer.from(key, 'hex'), last]);
  const token = toLetters(Buffer.concat([signed, signatureOf(signed, secret)]));
  return box.replace('@', `+${token}@`);
}

/** What an address says that the lab has signed. */
interface Signed {
  key: string;
  hasEnded: boolean;
}

/** The first address with a signature of the lab in a list of addresses. */
export function findSigned(addresses: string, secret: string, now: number): Signed | undefined {
  for (const [, , token = ''] of addresses.matchAll(addressWithToken)) {
    const whole = fromLetters(token);
    const signed = whole.subarray(0, bytes.key + bytes.day);
    if (!timingSafeEqual(whole.subarray(signed.length), signatureOf(signed, secret))) continue;
    const key = signed.subarray(0, bytes.key).toString('hex');
    return { key, hasEnded: Math.floor(now / day) > signed.readUInt16BE(bytes.key) };
  }
  return undefined;
}

/** Such an address answers for its reader, so others must not read it. */
export const withoutAddresses = (text: string) => text.replace(addressWithToken, '$1');
