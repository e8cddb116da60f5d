/** Pages that the server renders from one invented lab, for tests of entry-server.tsx. */
import { api } from '@lab/contract';
import { emptyValues } from '@lab/contract/core/content/field-type';
import { profileFields } from '@lab/contract/features/team/profile/fields';
import { type Answer, type Invoke, render } from '../entry-server.tsx';
import { contentReplies } from './content.ts';
import { aMember, aNewsItem, anArea, aPaper, aPosition, aYear, papers, theLab } from './records.ts';

class NotThere extends Error {
  readonly status = 404;
}

export const missing = new NotThere('gone');
const fine: Record<string, unknown> = {
  ...contentReplies(),
  [api.labInfo.get.path]: theLab(),
  [api.settings.get.path]: {},
  [api.labInfo.blockTexts.path]: {},
  [api.freePages.inMenus.path]: [],
  [api.papers.recent.path]: papers(6),
  [api.papers.list.path]: papers(3),
  [api.papers.selected.path]: [],
  [api.papers.byYear.path]: [
    { year: '2025', count: 3 },
    { year: '2024', count: 2 },
  ],
  [api.papers.get.path]: aPaper(),
  [api.papers.more.path]: papers(3),
  [api.areas.list.path]: [anArea()],
  [api.areas.brief.path]: [anArea()],
  [api.areas.get.path]: anArea(),
  [api.news.list.path]: [aNewsItem()],
  [api.news.get.path]: aNewsItem(),
  [api.news.ofArea.path]: [],
  [api.news.author.path]: { name: 'Ada Byron', photoUrl: '' },
  [api.alumni.people.path]: [{ _id: 'm1', name: 'Ada Byron', alsoKnownAs: '' }],
  [api.alumni.theses.path]: [],
  [api.team.list.path]: [aMember()],
  [api.alumni.person.path]: { member: aMember(), profile: emptyValues(profileFields), terms: [] },
  [api.profiles.news.path]: [],
  [api.profiles.interests.path]: [],
  [api.press.kit.path]: {
    contact: { name: '', email: '', phone: '', note: '' },
    logos: [],
    portraits: [],
  },
  [api.positions.list.path]: [aPosition()],
  [api.collaborators.list.path]: [],
  [api.events.next.path]: [],
  [api.outputs.list.path]: [],
  [api.years.get.path]: aYear(),
  [api.outputs.newest.path]: [],
};

function answering(changes: Record<string, unknown> = {}): Invoke {
  const replies = { ...fine, ...changes };
  return async ({ path }) => {
    const reply = replies[path];
    if (reply instanceof Error) throw reply;
    if (reply === undefined) throw new Error(`Nobody expected a call of ${path}`);
    return { reply };
  };
}

export async function open(path: string, changes?: Record<string, unknown>): Promise<Answer> {
  return render(new URL(path, 'https://lab.test'), answering(changes));
}

/** Parses the page like a browser. */
export async function page(path: string, changes?: Record<string, unknown>) {
  const answer = await open(path, changes);
  if (!('body' in answer)) throw new Error(`${path} has moved to ${answer.location}`);
  const source = `<!doctype html><html><head>${answer.head}</head><body><div id="root">${answer.body}</div>${answer.data}</body></html>`;
  const document = new DOMParser().parseFromString(source, 'text/html');
  const content = (selector: string) => document.querySelector(selector)?.getAttribute('content');
  const all = (selector: string) =>
    [...document.querySelectorAll(selector)].map((tag) => tag.getAttribute('content'));
  const block = document.querySelector('script[type="application/ld+json"]')?.textContent;
  const things: Record<string, unknown>[] = block ? JSON.parse(block)['@graph'] : [];
  return { answer, document, content, all, things };
}
