/** Modal questions and notices. */
import { siteTexts } from '@lab/contract/texts/texts';

/** An optional text field in a question. */
export interface ConfirmText {
  label: string;
  help: string;
  max: number;
  /** The text of an earlier try that failed. */
  start?: string;
}

export interface Notice {
  title: string;
  text?: string;
  /** Label of the button that confirms; a notice has no other button. */
  confirm: string;
  cancel?: string;
  danger?: boolean;
  words?: ConfirmText;
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

/** Resolves to the text that was entered, or to null if the person says no. */
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

/** The default title is 'Are you sure?' from docs/specification.md. */
export async function confirm(question: Question): Promise<boolean> {
  return (await confirmWithText(question)) !== null;
}

/** Like `confirm`, with a text field: resolves to the text, or to null if the person says no. */
export function confirmWithText(question: Question): Promise<string | null> {
  return open({ title: siteTexts.areYouSure, cancel: siteTexts.cancel, ...question });
}

/** Shows a message that a toast would make too easy to miss. */
export async function showAlert(notice: Omit<Notice, 'confirm' | 'cancel'>): Promise<void> {
  await open({ ...notice, confirm: siteTexts.ok });
}
