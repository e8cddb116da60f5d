import type { MailAnswer } from '@lab/contract/features/mail/schemas';
import { withoutAddresses } from './address.ts';
import { withoutQuotes } from './quoted.ts';

/** What somebody wrote, and all that came with it. */
export interface AnswerText {
  written: string;
  whole: string;
}

export async function textOf({ text, html }: Pick<MailAnswer, 'text' | 'html'>): Promise<AnswerText> {
  const whole = withoutAddresses(text.trim() || (html ? await fromHtml(html) : '')).trim();
  return { written: withoutQuotes(whole), whole };
}

/** Quotations become lines with `>`, as in mails that are plain text. */
async function fromHtml(html: string): Promise<string> {
  const { convert } = await import('html-to-text');
  return convert(html, {
    wordwrap: false,
    limits: { maxDepth: 100, maxChildNodes: 5_000 },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
    ],
  });
}
