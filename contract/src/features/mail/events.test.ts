import { describe, expect, it, onTestFinished } from 'vitest';
import { type Right, type Role, rightsOf } from '../../api/rights.ts';
import { outcomeTexts } from '../outcomes/texts.ts';
import { everyText } from '../settings/words/every-text.ts';
import { eventsFor, mailEventNames, mailEventOf } from './events.ts';
import { sentenceOf, storedFields } from './sentence.ts';
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

it('its fields are stored as in earlier versions', () => {
  expect(storedFields('paperReceived', { title: 'Fog', author: 'Mia' })).toEqual({
    name: 'Fog',
    about: 'Mia',
  });
  expect(storedFields('waiting', { what: 'Fog', days: 1 })).toEqual({ name: 'Fog', about: '1' });
  expect(storedFields('teamLeft', {})).toEqual({ name: '', about: '' });
  // @ts-expect-error: it names nobody.
  storedFields('teamLeft', { title: 'Fog' });
  // @ts-expect-error: it also names the author.
  storedFields('paperReceived', { title: 'Fog' });
  // @ts-expect-error: there is no such right.
  storedFields('roleGiven', { right: 'reader' });
});

it('a right is named in words, and one that is not known as it is', () => {
  const notified = (name: string) => sentenceOf('roleGiven', { name, about: '' }, 'Kestrel');
  expect(notified('writer')).toBe('You now have this right: writer.');
  expect(notified('constructor')).toBe('You now have this right: constructor.');
});

it('a member chooses among what is about them, an admin among more', () => {
  const member = eventsFor({ role: '' });
  expect(member).toContain('paperFeedback');
  expect(member.filter((name) => mailEventOf(name).to !== 'person')).toEqual([]);
  expect(member).not.toContain('paperRevised');
  expect(eventsFor({ role: 'admin' })).toEqual(
    expect.arrayContaining([...member, 'paperRevised', 'messageReceived']),
  );
  for (const name of ['invitation', 'subscriptionAsked', 'newsPublished', 'testMail', 'mailFailed'])
    expect(eventsFor({ role: 'admin' })).not.toContain(name);
});

it('a role chooses among the mails of its rights', () => {
  const table: Record<string, readonly Right[] | 'all'> = rightsOf;
  table.editor = ['papers.publish'];
  onTestFinished(() => void delete table.editor);
  const ofMembers = eventsFor({ role: '' });
  const more = eventsFor({ role: 'editor' as Role }).filter((name) => !ofMembers.includes(name));
  expect(more).toEqual(['paperReceived', 'paperRevised']);
});

it('each decision that the dashboard names has one event', () => {
  const results = mailEventNames.flatMap((name) => mailEventOf(name).decision?.result ?? []);
  expect(results.sort()).toEqual(Object.keys(outcomeTexts.states).sort());
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

it.each([
  ['waiting', '1', 'This has waited for a day or longer: Fog.'],
  ['waiting', '5', 'This has waited for 5 days or longer: Fog.'],
  // Notices of earlier versions.
  ['waiting', '', 'This has waited for 3 days or longer: Fog.'],
  ['paperFeedbackWaits', '1', /has waited for a day\./],
  ['paperFeedbackWaits', '30', /has waited for 30 days\./],
] as const)('%s says how many days: %j', (event, about, expected) => {
  expect(sentenceOf(event, { name: 'Fog', about }, 'Kestrel')).toMatch(expected);
});

it('why an answer was not taken is told in the words of the lab', () => {
  const notified = (name: string) => sentenceOf('answerNotTaken', { name, about: '' }, 'Kestrel');
  expect(notified('answered')).toBe(
    'Your answer by mail was not sent on. This message has already been answered.',
  );
  expect(notified('toString')).toBe('Your answer by mail was not sent on. toString');
});
