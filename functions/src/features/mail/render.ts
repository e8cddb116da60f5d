/**
 * Writes a mail: its subject, its text, and the same as simple HTML, in the language and the words of the
 * lab.
 */
import { type MailEventName, mailEventOf } from '@lab/contract/features/mail/events';
import { sentenceOf } from '@lab/contract/features/mail/sentence';
import { mailTexts } from '@lab/contract/features/mail/texts';
import { paths } from '@lab/contract/features/pages/paths';
import { withWords } from '@lab/contract/features/settings/words/set-words';
import { siteTexts } from '@lab/contract/texts/texts';
import { escapeXml } from '../../core/http/xml.ts';
import type { Lab } from './lab.ts';

interface Written {
  event: MailEventName;
  name: string;
  about: string;
  detail: string;
  path: string;
  /** The reader's name, if it is known. */
  reader: string;
  /** The path with which a subscriber leaves. */
  leave?: string | undefined;
  /** Whether the lab takes an answer to it. */
  canAnswer?: boolean;
}

export interface Rendered {
  subject: string;
  text: string;
  html: string;
  /** The address with which mail programs leave; empty if there is nothing to leave. */
  leave: string;
}

const longestSubject = 150;

/** A header is one line: whatever would end it, or turn the direction of what follows, becomes a space. */
export function oneLine(text: string, longest = longestSubject): string {
  const line = text.replace(/[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]+/gu, ' ').trim();
  return [...line].slice(0, longest).join('');
}

/** An address on the lab's own site, whatever the path says. */
export function linkTo(origin: string, path: string): string {
  const link = URL.canParse(path, origin) ? new URL(path, origin) : new URL(origin);
  return link.origin === new URL(origin).origin ? link.href : `${origin}/`;
}

export function render(written: Written, lab: Lab): Rendered {
  return withWords(lab.words, () => renderInWords(written, lab));
}

function renderInWords(written: Written, lab: Lab): Rendered {
  const parts = partsOf(written, lab);
  return {
    subject: oneLine(mailTexts.subjects[written.event](parts.labName)),
    text: asText(parts),
    html: asHtml(parts),
    leave: parts.leave,
  };
}

type Parts = ReturnType<typeof partsOf>;

function partsOf({ event, reader, detail, path, leave: leavePath, canAnswer, ...fields }: Written, lab: Lab) {
  const { to, optional, path: usual, answer } = mailEventOf(event);
  const labName = lab.name || siteTexts.product;
  const leave = leavePath ? linkTo(lab.origin, leavePath) : '';
  const choice = optional
    ? mailTexts.stop(linkTo(lab.origin, `${paths.profile}?part=mail`))
    : mailTexts.always;
  const hasAccount = to === 'admins' || to === 'person';
  return {
    greeting: reader ? mailTexts.greeting(oneLine(reader)) : mailTexts.greetingNobody,
    sentence: sentenceOf(event, fields, labName),
    detail: detail && {
      title: event === 'answerNotTaken' ? mailTexts.youWrote : mailTexts.wrote,
      text: detail,
    },
    answer: canAnswer && answer ? mailTexts.answer[answer] : '',
    link: linkTo(lab.origin, path || usual),
    footer: [mailTexts.why[to](labName), hasAccount ? choice : leave && mailTexts.leave(leave)].filter(
      Boolean,
    ),
    labName,
    leave,
  };
}

function asText({ greeting, sentence, detail, answer, link, footer, labName }: Parts): string {
  const quoted = detail && `${detail.title}\n${detail.text.replace(/^/gm, '> ')}`;
  const body = [greeting, sentence, quoted, answer, `${mailTexts.open}: ${link}`, labName].filter(Boolean);
  return `${body.join('\n\n')}\n\n-- \n${footer.join('\n')}\n`;
}

function asHtml({ greeting, sentence, detail, answer, link, footer, labName }: Parts): string {
  const paragraph = (text: string) => `<p dir="auto">${escapeXml(text)}</p>`;
  const quoted =
    detail &&
    `${paragraph(detail.title)}<blockquote dir="auto" style="margin:0;padding:0 1em;border-inline-start:3px solid #888;white-space:pre-line">${escapeXml(detail.text)}</blockquote>`;
  return [
    `<!doctype html><html lang="${escapeXml(siteTexts.language)}"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>${escapeXml(labName)}</title></head>`,
    '<body style="font:16px/1.5 system-ui,sans-serif;max-width:36em;margin:0 auto;padding:1em;overflow-wrap:anywhere">',
    paragraph(greeting),
    paragraph(sentence),
    quoted,
    answer && paragraph(answer),
    `<p><a href="${escapeXml(link)}" style="display:inline-block;padding:.6em 1.2em;border:1px solid;border-radius:.4em;color:inherit">${escapeXml(mailTexts.open)}</a></p>`,
    paragraph(labName),
    `<p dir="auto" style="font-size:.85em;opacity:.8">${footer.map(escapeXml).join('<br>')}</p>`,
    '</body></html>',
  ].join('');
}
