import { expect, test } from 'vitest';
import { isAutomatic } from './automatic.ts';

test.each([
  'Auto-Submitted: auto-replied',
  'auto-submitted: auto-generated; owner-email="x"',
  'From: x\nPrecedence: bulk\nTo: y',
  'Precedence: junk',
  'Precedence: auto_reply',
  'X-Auto-Response-Suppress: All',
  'X-Autoreply: yes',
  'X-Autorespond: out of office',
  'X-Auto-Reply-From: x',
])('%j is written by a program', (headers) => {
  expect(isAutomatic(headers)).toBe(true);
});

test.each([
  '',
  'Auto-Submitted: no',
  'Precedence: normal',
  'Precedence: list\nList-Id: <x.lab.test>',
  'Subject: Auto-Submitted: auto-replied',
  'X-Mailer: bulk',
])('%j is written by a person', (headers) => {
  expect(isAutomatic(headers)).toBe(false);
});
