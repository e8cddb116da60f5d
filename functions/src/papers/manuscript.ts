/** What was written, as requests and papers store it and as the log names it. */
import type { PaperLinks, SubmitPaper } from '@lab/contract/papers/schemas';
import type { Target } from '../activity/activity-store.ts';

export function manuscript(body: Omit<SubmitPaper, 'image'>) {
  const { title, publisher, doi, publicationDate, category, details } = body;
  const links = Object.fromEntries(Object.entries(body.links).filter(([, url]) => url)) as PaperLinks;
  return {
    title,
    publisher,
    doi,
    publicationDate,
    category,
    details,
    authors: body.authors ?? [],
    pdf: body.pdf ?? '',
    links,
  };
}

export function target(id: string, { title, uid }: { title: string; uid: string }): Target {
  return { kind: 'paper', id, name: title, ownerUid: uid };
}
