import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Ines Falkenrath', 'IF'],
  ['ines van der falkenrath', 'IF'],
  ['Ada', 'A'],
  ['Jean-Luc Éloi', 'JÉ'],
  ['Κλειώ Μαυρογένη (Kleio Mavrogeni)', 'ΚΜ'],
  ['苏砚舟 (Su Yanzhou)', '苏'],
  ['يُسرى القنديل', 'ي'],
  ['苏 Yanzhou', '苏'],
  ['Yanzhou 苏', 'Y'],
  ['(Su)', 'S'],
  ['𝒜da', '𝒜'],
  ['42', ''],
  ['', ''],
])('%s has the initials %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
