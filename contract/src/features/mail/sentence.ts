import { type FieldsOf, type MailEventName, mailEventOf } from './events.ts';
import { mailTexts } from './texts.ts';

/** How the fields of an event are stored: the first as `name`, the second as `about`. */
interface StoredFields {
  name: string;
  about: string;
}

export function storedFields<Name extends MailEventName>(event: Name, given: FieldsOf<Name>): StoredFields {
  const [name = '', about = ''] = mailEventOf(event).fields.map((field) =>
    String(given[field as keyof typeof given]),
  );
  return { name, about };
}

/** Fields that have one of a few values, each of which has a text. */
const named: Readonly<Record<string, () => Readonly<Record<string, string>>>> = {
  right: () => mailTexts.rights,
  reason: () => mailTexts.notTaken,
};

/** The same in a mail and under the bell. What has no name of its own is about the lab. */
export function sentenceOf(event: MailEventName, { name, about }: StoredFields, lab: string): string {
  const { fields, defaultDays = '' } = mailEventOf(event);
  const [first = '', second] = fields;
  const texts = named[first]?.() ?? {};
  const known = Object.hasOwn(texts, name) ? texts[name] : name;
  const isOneDay = second === 'days' && Number(about) === 1;
  const write = (isOneDay && mailTexts.oneDay[event]) || mailTexts.sentences[event];
  return write(known || lab, about || String(defaultDays));
}
