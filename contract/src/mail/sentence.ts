import type { MailEventName } from './events.ts';
import { mailTexts } from './texts.ts';

/** What the sentence of an event fills in. */
export interface Told {
  /** The title of a paper, the position, the person, or the right. */
  name: string;
  /** For sentences that name two. */
  about: string;
}

/** The same in a mail and under the bell. What has no name of its own is about the lab. */
export function sentenceOf(event: MailEventName, { name, about }: Told, lab: string): string {
  const rights: Readonly<Record<string, string>> = mailTexts.rights;
  const isRight = event === 'roleGiven' || event === 'roleTaken';
  const sentences: Readonly<Record<MailEventName, (name: string, about: string) => string>> =
    mailTexts.sentences;
  const known = isRight && Object.hasOwn(rights, name) ? rights[name] : name;
  return sentences[event](known || lab, about);
}
