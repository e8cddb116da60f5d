import type { MailEventName } from '@lab/contract/features/mail/events';
import { beforeEach, expect, test } from 'vitest';
import { firestore } from '../../../core/data/firestore.ts';
import { openFirestore } from '../../../test/engine.ts';
import { mailShape } from '../mail-store.ts';
import { replyToOf } from './reply-to.ts';

await openFirestore();

const key = 'a'.repeat(32);
const box = 'answers@lab.test';
const mail = (name: MailEventName, recordId = 'message-1') => ({
  ...mailShape,
  recordId,
  template: { ...mailShape.template, name },
});

beforeEach(() => firestore().doc('mailSecrets/answers').set({ secret: 'a secret' }));

test.each(['messageReceived', 'messageReplied'] as const)('%s can be answered', async (event) => {
  expect(await replyToOf(key, mail(event), box)).toMatch(/^answers\+[0-9a-v]{48}@lab\.test$/);
});

test('other mails, and those of an earlier version, are answered to the lab', async () => {
  expect(await replyToOf(key, mail('roleGiven'), box)).toBe('');
  expect(await replyToOf(key, mail('answerNotTaken'), box)).toBe('');
  expect(await replyToOf(key, mail('messageReceived', ''), box)).toBe('');
});

test('so is every mail of a lab that takes no answers, or has not made the secret', async () => {
  expect(await replyToOf(key, mail('messageReceived'), '')).toBe('');
  await firestore().doc('mailSecrets/answers').delete();
  expect(await replyToOf(key, mail('messageReceived'), box)).toBe('');
});
