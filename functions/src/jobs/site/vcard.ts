/** Writes contact cards (vCard 3.0, RFC 2426, which address books of all ages read). */

export interface Card {
  /** As it is shown. */
  name: string;
  family: string;
  given: string;
  /** `Jr.`; many address books show the name from its parts. */
  suffix?: string | undefined;
  organization: string;
  title: string;
  emails: readonly string[];
  phones: readonly string[];
  urls: readonly string[];
  photo: string;
  uid: string;
}

const escaped = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');

/** An address is no text, so nothing in it is escaped; but it must stay one line. */
const asUri = (address: string) => address.replace(/[\p{Cc}\s]/gu, encodeURIComponent);

const longest = 75;

/**
 * A line has at most 75 bytes; what follows a line break and a space belongs to the same line. No character
 * is divided.
 */
function folded(line: string): string {
  let bytes = 0;
  let written = '';
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > longest) {
      written += '\r\n ';
      bytes = 1;
    }
    written += character;
    bytes += size;
  }
  return written;
}

export function writeCard({ name, family, given, suffix = '', organization, title, ...card }: Card): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(name)}`,
    `N:${escaped(family)};${escaped(given)};;;${escaped(suffix)}`,
    organization && `ORG:${escaped(organization)}`,
    title && `TITLE:${escaped(title)}`,
    ...card.emails.map((email) => `EMAIL;TYPE=INTERNET:${escaped(email)}`),
    ...card.phones.map((phone) => `TEL;TYPE=WORK,VOICE:${escaped(phone)}`),
    ...card.urls.map((url) => `URL:${asUri(url)}`),
    card.photo && `PHOTO;VALUE=URI:${asUri(card.photo)}`,
    `UID:${asUri(card.uid)}`,
    'END:VCARD',
  ];
  return lines.flatMap((line) => (line ? [`${folded(line)}\r\n`] : [])).join('');
}
