import { describe, expect, it } from 'vitest';
import { hasRightCheckDigit, orcidIn } from './orcid.ts';

const iD = '0000-0002-1825-0097';

describe('an ORCID iD', () => {
  it.each([
    iD,
    '0000000218250097',
    ' 0000 0002 1825 0097 ',
    '0000‐0002–1825−0097',
    'https://orcid.org/0000-0002-1825-0097',
    'http://www.orcid.org/0000-0002-1825-0097/',
    'orcid.org/0000-0002-1825-0097',
    'ORCID: 0000-0002-1825-0097',
    'orcid iD 0000-0002-1825-0097',
    'ORCID:https://orcid.org/0000-0002-1825-0097',
  ])('is read from %s', (written) => {
    expect(orcidIn(written)).toBe(iD);
    expect(hasRightCheckDigit(iD)).toBe(true);
  });

  it('may end with an X', () => {
    expect(orcidIn('0000-0002-1694-233x')).toBe('0000-0002-1694-233X');
    expect(hasRightCheckDigit('0000-0002-1694-233X')).toBe(true);
  });

  it.each([
    '',
    '0000-0002-1825-009',
    '0000-0002-1825-00970',
    'https://example.org/0000-0002-1825-0097',
    `${iD}?a`,
    'x0000-0002-1825-0097',
  ])('is not read from %j', (written) => expect(orcidIn(written)).toBeUndefined());

  it.each(['0000-0002-1825-0098', '0000-0002-1825-009X', '0000-0002-1694-2330'])(
    'with a wrong digit is not right: %s',
    (written) => expect(hasRightCheckDigit(written)).toBe(false),
  );
});
