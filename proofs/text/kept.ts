/** Whether a text that was written comes back as it is. */
import { clean } from '@lab/contract/api/fields';
import { limits } from '@lab/contract/api/limits';
import { isLongerThan } from '@lab/contract/lib/length';
import type { Fault } from '../suite.ts';
import { type Accepted, type Slot, valueAt } from './written.ts';

/** A line has neither line ends nor tabs. */
export const kept = (text: string, is: string) =>
  is === 'prose' || is === 'markdown' ? clean(text) : clean(text).replace(/[\n\t]+/g, ' ');

/** Only what is empty or too long may be refused. */
export function wrongRefusal(slots: readonly Slot[], { sent, refusals }: Accepted): Fault {
  for (const { path, field } of slots) {
    const refusal = refusals.get(path);
    const text = kept(sent.get(path) ?? '', field.is);
    const longest = field.is === 'people' ? limits.name : 'max' in field ? Number(field.max) : Infinity;
    const mayRefuse = text === '' || isLongerThan(text, longest);
    if (refusal && !mayRefuse) return `“${path}” refuses ${JSON.stringify(text)}: ${refusal}`;
  }
  return undefined;
}

export function lost(where: string, found: unknown, slots: readonly Slot[], { texts }: Accepted): Fault {
  if (!found) return `${where} does not have it`;
  for (const { path, field } of slots) {
    const text = texts.get(path);
    if (text === undefined) continue;
    const [value, wanted] = [valueAt(found, path), kept(text, field.is)];
    // A list leaves an empty name out.
    if (value !== wanted && !(field.is === 'people' && !wanted && value === undefined))
      return `${where} has ${JSON.stringify(value)} as “${path}”, not ${JSON.stringify(wanted)}`;
  }
  return undefined;
}
