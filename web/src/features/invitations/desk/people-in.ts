import { email as emailSchema } from '@lab/contract/api/fields';
import { invitationDeskTexts as texts } from '@lab/contract/features/invitations/desk/texts';

export interface Person {
  email: string;
  name: string;
}

/**
 * The people in a text with one on each line, as mail programs write them, or a sentence that says what is
 * wrong.
 */
export function peopleIn(text: string): Person[] | string {
  const people: Person[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (!line.trim()) continue;
    const [, name = '', inBrackets] = /^\s*"?([^"<]*?)"?\s*<([^<>]*)>[\s,;]*$/.exec(line) ?? [];
    const email = (inBrackets ?? line.replace(/[\s,;]+$/, '')).trim().toLowerCase();
    if (!email || !emailSchema().isValidSync(email)) return texts.wrongLine(at + 1);
    if (people.some((one) => one.email === email)) return texts.twice(email);
    people.push({ email, name: name.trim() });
  }
  return people;
}
