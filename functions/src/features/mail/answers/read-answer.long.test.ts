import { describe, expect, test } from 'vitest';
import { textOf } from './answer-text.ts';
import { readAnswer } from './read-answer.ts';

const nothing = { from: '', to: '', subject: '', text: '', html: '', headers: '' };
const read = (raw: string | Buffer) => readAnswer({ ...nothing, raw: Buffer.from(raw).toString('latin1') });
const written = async (raw: string | Buffer) => (await textOf(await read(raw))).written;

const head =
  'From: =?utf-8?Q?Ad=C3=A4_Admin?= <ada@lab.test>\r\nTo: Lab <answers+x@lab.test>\r\nSubject: Re: x\r\n';

test('JSON stays as it is', async () => {
  const given = { ...nothing, from: 'ada@lab.test', raw: '' };
  expect(await readAnswer(given)).toBe(given);
});

test('names its sender, its receivers and its header', async () => {
  const mail = await read(
    `${head}Cc: jo@lab.test\r\nX-Original-To: answers+y@lab.test\r\nPrecedence:\r\n bulk\r\n\r\nHi`,
  );
  expect(mail.from).toContain('<ada@lab.test>');
  for (const address of ['answers+x@lab.test', 'jo@lab.test', 'answers+y@lab.test'])
    expect(mail.to).toContain(address);
  expect(mail.headers).toMatch(/^precedence:\s*bulk$/m);
});

test('with two senders it has both, so that it is nobody’s', async () => {
  expect((await read(`From: ada@lab.test\r\nFrom: eve@else.example\r\n\r\nHi`)).from).toMatch(/ada.*, .*eve/);
  expect((await read(`From: eve@else.example, ada@lab.test\r\n\r\nHi`)).from).toContain('eve@else.example');
});

describe('its text', () => {
  test.each([
    ['plain', `${head}\r\nGrüße, 9 €`],
    [
      'UTF-8 in base64',
      `${head}Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from('Grüße, 9 €').toString('base64')}`,
    ],
    [
      'quoted-printable',
      `${head}Content-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\nGr=C3=BC=C3=9Fe,=\r\n 9 =E2=82=AC`,
    ],
    [
      'Windows-1252',
      Buffer.concat([
        Buffer.from(`${head}Content-Type: text/plain; charset=windows-1252\r\n\r\n`),
        Buffer.from([0x47, 0x72, 0xfc, 0xdf, 0x65, 0x2c, 0x20, 0x39, 0x20, 0x80]),
      ]),
    ],
    [
      'with the same as HTML',
      `${head}Content-Type: multipart/alternative; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nGrüße, 9 €\r\n--b\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<p>Grüße, <b>9 €</b></p>\r\n--b--`,
    ],
    [
      'only HTML',
      `${head}Content-Type: text/html; charset=utf-8\r\n\r\n<html><body><p>Gr&uuml;&szlig;e, <b>9 €</b></p></body></html>`,
    ],
    [
      'with a picture and a quotation',
      `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nGrüße, 9 €\r\n\r\nAm 03.02.26 um 10:15 schrieb Lab:\r\n> Hallo\r\n--b\r\nContent-Type: image/png\r\nContent-Disposition: attachment; filename=a.png\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo=\r\n--b--`,
    ],
  ])('%s', async (_, raw) => {
    expect(await written(raw)).toBe('Grüße, 9 €');
  });

  test('in an old Asian encoding', async () => {
    const raw = Buffer.concat([
      Buffer.from(`${head}Content-Type: text/plain; charset=gb18030\r\n\r\n`),
      Buffer.from([0xc4, 0xe3, 0xba, 0xc3]),
    ]);
    expect(await written(raw)).toBe('你好');
  });

  test('as HTML with a quotation, without styles, scripts and pictures', async () => {
    const html =
      '<style>p{}</style><script>x()</script><p>At <a href="https://x.test/">nine</a>.</p><h1>Loud</h1><ul><li>coat</li></ul><img src=x><blockquote type="cite"><p>When?</p></blockquote>';
    const text = await written(`${head}Content-Type: text/html\r\n\r\n${html}`);
    expect(text).toMatch(/^At nine <https:\/\/x\.test\/>\.\n\nLoud\n\n\s*\* coat$/);
  });
});

test.each([
  '',
  '\0\0\0',
  'no mail at all',
  `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n`,
  `${head}Content-Type: text/plain; charset=none\r\n\r\nHi`,
])('what is broken is read as far as it goes: %j', async (raw) => {
  expect(await read(raw)).toMatchObject({ raw: '' });
});

test('a mail in a mail in a mail is refused', async () => {
  const deep = Array.from(
    { length: 200 },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  );
  await expect(read(head + deep.join(''))).rejects.toMatchObject({ code: 'invalid' });
});

test('HTML made to take long does not', async () => {
  const started = performance.now();
  for (const piece of [
    '<div>',
    '<b>',
    '<blockquote>',
    '<p>a',
    '<table><tr><td>',
    '<a href="x">',
    '&amp;',
    '<!--',
  ])
    await textOf({ text: '', html: piece.repeat(200_000 / piece.length) });
  expect(performance.now() - started).toBeLessThan(20_000);
});
