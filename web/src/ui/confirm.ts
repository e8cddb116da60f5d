/** Questions and notices that stop a person until they are answered. */
import { siteTexts } from '@lab/contract/texts';

/** What may be written beside a yes. */
export interface Words {
  label: string;
  help: string;
  max: number;
  /** What was written before, in vain. */
  start?: string;
}

export interface Notice {
  title: string;
  text?: string;
  /** Label of the button that says yes; a notice has only this one. */
  confirm: string;
  cancel?: string;
  danger?: boolean;
  words?: Words;
}

export interface Pending extends Notice {
  id: number;
  answer(yes: boolean, words?: string): void;
}

let pending: Pending[] = [];
let count = 0;
const listeners = new Set<() => void>();

function change(next: Pending[]): void {
  pending = next;
  for (const listener of listeners) listener();
}

export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentDialog(): Pending | undefined {
  return pending[0];
}

/** Resolves to the words beside a yes, or to null for a no. */
function open(notice: Notice): Promise<string | null> {
  return new Promise((resolve) => {
    count += 1;
    const entry: Pending = {
      ...notice,
      id: count,
      answer: (yes, words = '') => {
        change(pending.filter((other) => other !== entry));
        resolve(yes ? words : null);
      },
    };
    change([...pending, entry]);
  });
}

type Question = Partial<Notice> & { confirm: string };

/** Asks, and resolves to whether the person said yes. Without a title it is the specification's 'Are you sure?'. */
export async function confirm(question: Question): Promise<boolean> {
  return (await confirmWithWords(question)) !== null;
}

/** The same where something may be written beside the yes: resolves to that, or to null for a no. */
export function confirmWithWords(question: Question): Promise<string | null> {
  return open({ title: siteTexts.areYouSure, cancel: siteTexts.cancel, ...question });
}

/** Says something that must not be missed. */
export async function tell(notice: Omit<Notice, 'confirm' | 'cancel'>): Promise<void> {
  await open({ ...notice, confirm: siteTexts.ok });
}
