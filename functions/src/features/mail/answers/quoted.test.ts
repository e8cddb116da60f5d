/** As mail programs write answers, copied from real ones with other names. */
import { describe, expect, test } from 'vitest';
import { withoutQuotes } from './quoted.ts';

const mine = 'Yes, at nine.\n\nPlease bring a coat.';
const quotedText = '> Hello Ada,\n>\n> Jane Doe has written to the lab.\n>\n>> When do you open?';

const forms: [program: string, below: string][] = [
  ['Gmail', `On Tue, Feb 3, 2026 at 10:15 AM Kestrel Point <noreply@kestrel.test> wrote:\n\n${quotedText}`],
  [
    'Gmail, broken after the address',
    `On Tue, Feb 3, 2026 at 10:15 AM The Laboratory for Waves and Flows at Kestrel Point\n<noreply@kestrel.test> wrote:\n\n${quotedText}`,
  ],
  [
    'Gmail, German',
    `Am Di., 3. Feb. 2026 um 10:15 Uhr schrieb Kestrel Point <\nnoreply@kestrel.test>:\n\n${quotedText}`,
  ],
  [
    'Gmail, French',
    `Le mar. 3 févr. 2026 à 10:15, Kestrel Point <noreply@kestrel.test> a écrit :\n\n${quotedText}`,
  ],
  [
    'Gmail, Spanish',
    `El mar, 3 feb 2026 a las 10:15, Kestrel Point (<noreply@kestrel.test>) escribió:\n\n${quotedText}`,
  ],
  [
    'Gmail, Italian',
    `Il giorno mar 3 feb 2026 alle ore 10:15 Kestrel Point <noreply@kestrel.test> ha scritto:\n\n${quotedText}`,
  ],
  [
    'Gmail, Dutch',
    `Op di 3 feb 2026 om 10:15 schreef Kestrel Point <noreply@kestrel.test>:\n\n${quotedText}`,
  ],
  [
    'Apple Mail',
    `> On 3. Feb 2026, at 10:15, Kestrel Point <noreply@kestrel.test> wrote:\n> \n${quotedText}`,
  ],
  [
    'Apple Mail, German',
    `> Am 03.02.2026 um 10:15 schrieb Kestrel Point <noreply@kestrel.test>:\n> \n${quotedText}`,
  ],
  [
    'Apple Mail on a phone',
    `Sent from my iPhone\n\n> On 3. Feb 2026, at 10:15, Kestrel Point <noreply@kestrel.test> wrote:\n> \n${quotedText}`,
  ],
  [
    'Apple Mail on a phone, German',
    `Von meinem iPhone gesendet\n\n> Am 03.02.2026 um 10:15 schrieb Kestrel Point <noreply@kestrel.test>:\n> \n${quotedText}`,
  ],
  ['Thunderbird', `On 03/02/2026 10:15, Kestrel Point wrote:\n${quotedText}`],
  ['Thunderbird, German', `Am 03.02.26 um 10:15 schrieb Kestrel Point:\n${quotedText}`],
  [
    'Outlook',
    'From: Kestrel Point <noreply@kestrel.test>\nSent: Tuesday, February 3, 2026 10:15 AM\nTo: Ada Admin <ada@kestrel.test>\nSubject: Kestrel Point: a new message\n\nHello Ada,\n\nJane Doe has written to the lab.',
  ],
  [
    'Outlook, German',
    'Von: Kestrel Point <noreply@kestrel.test>\nGesendet: Dienstag, 3. Februar 2026 10:15\nAn: Ada Admin <ada@kestrel.test>\nBetreff: Kestrel Point: eine neue Nachricht\n\nGuten Tag Ada,',
  ],
  [
    'Outlook on the web',
    '________________________________\nFrom: Kestrel Point <noreply@kestrel.test>\nSent: Tuesday, February 3, 2026 10:15 AM\nTo: Ada Admin <ada@kestrel.test>\n\nHello Ada,',
  ],
  [
    'Outlook on a phone, German',
    'Holen Sie sich Outlook für Android\n________________________________\nVon: Kestrel Point <noreply@kestrel.test>\nGesendet: Dienstag, 3. Februar 2026 10:15\n\nGuten Tag,',
  ],
  [
    'Outlook with bold names',
    '*From:* Kestrel Point <noreply@kestrel.test>\n*Sent:* Tuesday, February 3, 2026 10:15 AM\n\nHello Ada,',
  ],
  [
    'Outlook Express',
    '-----Original Message-----\nFrom: Kestrel Point [mailto:noreply@kestrel.test]\n\nHello Ada,',
  ],
  [
    'Outlook Express, German',
    '-----Ursprüngliche Nachricht-----\nVon: Kestrel Point [mailto:noreply@kestrel.test]\n\nGuten Tag,',
  ],
  [
    'GMX and web.de',
    'Gesendet: Dienstag, 03. Februar 2026 um 10:15 Uhr\nVon: "Kestrel Point" <noreply@kestrel.test>\nAn: ada@kestrel.test\nBetreff: Kestrel Point: eine neue Nachricht\n\nGuten Tag,',
  ],
  ['Roundcube', `Am 2026-02-03 10:15, schrieb Kestrel Point:\n${quotedText}`],
  ['K-9', `Am 3. Februar 2026 10:15:22 MEZ schrieb Kestrel Point <noreply@kestrel.test>:\n${quotedText}`],
  [
    'Proton',
    `Sent with Proton Mail secure email.\n\nOn Tuesday, February 3rd, 2026 at 10:15 AM, Kestrel Point <noreply@kestrel.test> wrote:\n\n${quotedText}`,
  ],
  [
    'Yahoo, which marks nothing',
    'On Tuesday, February 3, 2026 at 10:15:22 AM GMT+1, Kestrel Point <noreply@kestrel.test> wrote:\n\nHello Ada,\n\nJane Doe has written to the lab.',
  ],
  [
    'Exchange, German',
    `Kestrel Point <noreply@kestrel.test> schrieb am Di., 3. Feb. 2026, 10:15:\n\n${quotedText}`,
  ],
  [
    'T-Online',
    `"Kestrel Point" <noreply@kestrel.test> hat am 03.02.2026 10:15 CET geschrieben:\n\n${quotedText}`,
  ],
  ['nothing but marks', quotedText],
  ['a signature', '-- \nProf. Ada Admin\nKestrel Point'],
  [
    'a signature, and then the quotation',
    `-- \nProf. Ada Admin\n\nOn 03/02/2026 10:15, Kestrel Point wrote:\n${quotedText}`,
  ],
];

describe('the answer stays, and what it quotes goes', () => {
  test.each(forms)('%s', (_, below) => {
    expect(withoutQuotes(`${mine}\n\n${below}\n`)).toBe(mine);
    expect(withoutQuotes(`${mine}\n\n${below}\n`.replaceAll('\n', '\r\n'))).toBe(mine);
  });

  test.each(forms)('%s, with nothing above it', (_, below) => {
    expect(withoutQuotes(below)).toBe('');
  });
});

test('text between and below quotations stays', () => {
  const below = `On 03/02/2026 10:15, Kestrel Point wrote:\n> When do you open?\n\nAt nine.\n\n> May I bring a dog?\n\nPlease do.\n`;
  expect(withoutQuotes(below)).toBe('At nine.\n\nPlease do.');
});

test.each([
  'On Monday we open at 9:',
  'From: the harbour, platform 2\nTo: the lighthouse',
  'Jane wrote: bring 2 coats',
  'Am Montag um 9 Uhr:\n- Mantel\n- Schuhe',
  'Datum: 3. Februar\nOrt: Hafen',
  '5 > 3, and x -> y',
  '--- first\n--- second',
  'I sent from my house 3 letters',
  '____\nsigned',
])('%j is no quotation', (text) => {
  expect(withoutQuotes(text)).toBe(text);
});

test('a text made to take long does not', () => {
  const started = performance.now();
  withoutQuotes(`On ${'1 wrote '.repeat(12_000)}`);
  withoutQuotes(`${'On 1 a@b wrote\n'.repeat(6_000)}`);
  withoutQuotes('<a@b'.repeat(20_000));
  expect(performance.now() - started).toBeLessThan(5_000);
});

test.each(['<a@b>1wrote', '<a@b>1', '1wrote:', 'wrote 1'])('lines that repeat %j take no longer', (part) => {
  const started = performance.now();
  const line = `am wrote ${part.repeat(20)}`.slice(0, 124);
  withoutQuotes(`${line}\n`.repeat(800));
  withoutQuotes(`${line.slice(0, -1)}:\n`.repeat(800));
  expect(performance.now() - started).toBeLessThan(2_000);
});
