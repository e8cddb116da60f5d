/** Questions and notices that stop a person until they are answered. */
import { siteTexts } from '@lab/contract/texts';

export interface Notice {
  title: string;
  text?: string;
  /** Label of the button that says yes; a notice has only this one. */
  confirm: string;
  cancel?: string;
  danger?: boolean;
}

export interface Pending extends Notice {
  id: number;
  answer(yes: boolean): void;
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

function open(notice: Notice): Promise<boolean> {
  return new Promise((resolve) => {
    count += 1;
    const entry: Pending = {
      ...notice,
      id: count,
      answer: (yes) => {
        change(pending.filter((other) => other !== entry));
        resolve(yes);
      },
    };
    change([...pending, entry]);
  });
}

/** Asks, and resolves to whether the person said yes. Without a title it is the specification's 'Are you sure?'. */
export function confirm(question: Partial<Notice> & { confirm: string }): Promise<boolean> {
  return open({ title: siteTexts.areYouSure, cancel: siteTexts.cancel, ...question });
}

/** Says something that must not be missed. */
export async function tell(notice: Omit<Notice, 'confirm' | 'cancel'>): Promise<void> {
  await open({ ...notice, confirm: siteTexts.ok });
}
