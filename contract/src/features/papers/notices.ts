/** Notices about a published work: corrections, retractions and expressions of concern. */
import { paperTexts } from './texts.ts';

const { notices: noticeTexts } = paperTexts;

/** The most serious first. */
export const noticeKinds = ['retraction', 'concern', 'correction'] as const;

export type NoticeKind = (typeof noticeKinds)[number];

export interface PaperNotice {
  kind: NoticeKind;
  /** 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD'. */
  date: string;
  /** The address of the notice; empty where there is none. */
  link: string;
  text: string;
}

export const noticeOf = (notices: readonly PaperNotice[] = []): NoticeKind | undefined =>
  noticeKinds.find((kind) => notices.some((notice) => notice.kind === kind));

/** `Retracted`; empty for a work without notices. */
export function noticeLabel(notices: readonly PaperNotice[] | undefined): string {
  const kind = noticeOf(notices);
  return kind ? noticeTexts.labels[kind] : '';
}

/** `Retracted: The title`, as publishers and Crossref mark it. Corrected works keep their title. */
export function titleWithNotice(title: string, notices: readonly PaperNotice[] | undefined): string {
  return noticeOf(notices) === 'retraction' ? `${noticeTexts.labels.retraction}: ${title}` : title;
}

/** `Retraction (2024-03): The data were wrong. https://…` */
export function noticeSentence({ kind, date, text, link }: PaperNotice): string {
  return [`${noticeTexts.kinds[kind]} (${date}):`, text, link].filter(Boolean).join(' ');
}
