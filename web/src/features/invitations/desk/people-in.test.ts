import { expect, test } from 'vitest';
import { peopleIn } from './people-in.ts';

test.each([
  ['', []],
  ['jane@example.org', [{ email: 'jane@example.org', name: '' }]],
  ['  Jane@Example.org ;\n\n', [{ email: 'jane@example.org', name: '' }]],
  ['Jane Doe <jane@example.org>,', [{ email: 'jane@example.org', name: 'Jane Doe' }]],
  ['"Doe, Jane" <jane@example.org>', [{ email: 'jane@example.org', name: 'Doe, Jane' }]],
  [
    'Ngũgĩ wa Thiong’o <n@example.org>\r\n<li@example.org>',
    [
      { email: 'n@example.org', name: 'Ngũgĩ wa Thiong’o' },
      { email: 'li@example.org', name: '' },
    ],
  ],
  ['jane@example.org\nJane Doe', 'Line 2 has no valid email.'],
  ['jane@example.org, li@example.org', 'Line 1 has no valid email.'],
  ['Jane <jane@>', 'Line 1 has no valid email.'],
  ['jane@example.org\nJANE@example.org', 'jane@example.org is in the list twice.'],
])('%j', (text, expected) => {
  expect(peopleIn(text)).toEqual(expected);
});
