import { describe, expect, it } from 'vitest';
import { everyText } from '../settings/words/every-text.ts';
import { eventsFor, mailEventNames, mailEventOf } from './events.ts';
import { sentenceOf } from './sentence.ts';
import { mailTexts } from './texts.ts';

describe.each(mailEventNames)('%s', (event) => {
  it('leads to a page of the lab', () => {
    expect(mailEventOf(event).path).toMatch(/^\/[^/\\]/);
  });

  it('has a subject with nothing in it but the name of the lab', () => {
    expect(mailTexts.subjects[event]).toHaveLength(1);
    expect(mailTexts.subjects[event]('Kestrel Point')).toMatch(/^Kestrel Point: /);
  });

  it.each(['en', 'de'] as const)('can be written otherwise by a lab that speaks %s', (language) => {
    const texts = everyText(language);
    expect(texts.get(`mail/subjects/${event}`)).toContain('{1}');
    expect(texts.get(`mail/sentences/${event}`)).toContain('{1}');
  });

  it('names what it is about, or the lab', () => {
    expect(sentenceOf(event, { name: 'Fog', about: 'Mia' }, 'Kestrel')).toContain('Fog');
    expect(sentenceOf(event, { name: '', about: '' }, 'Kestrel')).toContain('Kestrel');
  });
});

it('a right is named in words, and one that is not known as it is', () => {
  const told = (name: string) => sentenceOf('roleGiven', { name, about: '' }, 'Kestrel');
  expect(told('writer')).toBe('You now have this right: writer.');
  expect(told('constructor')).toBe('You now have this right: constructor.');
});

it('a member chooses among what is about them, an admin among more', () => {
  const member = eventsFor(false);
  expect(member).toContain('paperFeedback');
  expect(member.filter((name) => mailEventOf(name).to !== 'person')).toEqual([]);
  expect(member).not.toContain('paperRevised');
  expect(eventsFor(true)).toEqual(expect.arrayContaining([...member, 'paperRevised', 'messageReceived']));
  for (const name of ['invitation', 'subscriptionAsked', 'newsPublished', 'testMail', 'mailFailed'])
    expect(eventsFor(true)).not.toContain(name);
});

it('decisions cannot be switched off', () => {
  const fixed = mailEventNames.filter((name) => !mailEventOf(name).optional);
  expect(fixed).toEqual([
    'applicationAccepted',
    'applicationDeclined',
    'paperPublished',
    'paperRejected',
    'paperRetracted',
    'answerNotTaken',
    'roleGiven',
    'roleTaken',
    'teamLeft',
    'teamReturned',
    'accountDisabled',
    'invitation',
    'subscriptionAsked',
    'retentionAnnounced',
    'testMail',
  ]);
});
