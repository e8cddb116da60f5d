import type { MailEventName } from './events.ts';
import { mailTexts } from './texts.ts';

/** What the sentence of an event fills in. */
interface Told {
  /** The title of a paper, the position, the person, or the right. */
  name: string;
  /** For sentences that name two. */
  about: string;
}

type Sentence = (name: string, about: string) => string;

/** Where the name is one of a few, it is told in the words of the lab. */
const namedBy: Partial<Record<MailEventName, () => Readonly<Record<string, string>>>> = {
  roleGiven: () => mailTexts.rights,
  roleTaken: () => mailTexts.rights,
  answerNotTaken: () => mailTexts.notTaken,
};

/** Notices of earlier versions do not say the number of days. */
const usualDays: Partial<Record<MailEventName, string>> = { waiting: '3' };

/** The same in a mail and under the bell. What has no name of its own is about the lab. */
export function sentenceOf(event: MailEventName, { name, about }: Told, lab: string): string {
  const sentences: Readonly<Record<MailEventName, Sentence>> = mailTexts.sentences;
  const oneDay: Readonly<Partial<Record<MailEventName, Sentence>>> = mailTexts.oneDay;
  const named = namedBy[event]?.() ?? {};
  const known = Object.hasOwn(named, name) ? named[name] : name;
  const write = (about === '1' && oneDay[event]) || sentences[event];
  return write(known || lab, about || usualDays[event] || '');
}
