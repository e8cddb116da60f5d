import { expect, it } from 'vitest';
import { textOfBytes } from './text-of-bytes.ts';

const marked = (mark: number[], ...pairs: number[][]) => Uint8Array.from([mark, ...pairs].flat());

it.each([
  ['UTF-8', new TextEncoder().encode('Müller – 王')],
  ['UTF-8 with its mark', Uint8Array.from([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('Müller – 王')])],
])('%s', (_, bytes) => expect(textOfBytes(bytes)).toBe('Müller – 王'));

it.each([
  ['Latin-1', Uint8Array.from([0x4d, 0xfc])],
  ['UTF-16, little end first', marked([0xff, 0xfe], [0x4d, 0], [0xfc, 0])],
  ['UTF-16, big end first', marked([0xfe, 0xff], [0, 0x4d], [0, 0xfc])],
])('%s', (_, bytes) => expect(textOfBytes(bytes)).toBe('Mü'));

it('takes the quotation marks and dashes of Windows', () => {
  expect(textOfBytes(Uint8Array.from([0x93, 0x41, 0x94, 0x96]))).toBe('“A”–');
});
