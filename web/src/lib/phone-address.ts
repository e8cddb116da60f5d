/**
 * The address that calls a number as people write it. The zero of `+49 (0)30` is only dialled within the
 * country, and what follows words, such as an extension, is not a part of the number.
 */
export function phoneAddress(written: string): string {
  const [number = ''] = written.replace(/^[^+\d]+/, '').split(/\p{L}/u);
  const dialled = number.replace(/^((?:\+|00)[\d\s]*)\(\s*0\s*\)/, '$1');
  return `tel:${dialled.replace(/[^+\d]/g, '')}`;
}
