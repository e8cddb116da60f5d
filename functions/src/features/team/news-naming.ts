/** The newest news in which the name of a member stands. Both are in `public/home`, so this costs a page no read. */

import { plainMath } from '@lab/contract/core/math/plain';
import { fold } from '@lab/contract/lib/fold';
import { iso, noTime } from '../../core/data/time.ts';
import { homePart } from '../../core/summaries/home-store.ts';
import { listedTeam } from './member-store.ts';

/** Not from the store of news, because news import papers, and papers the team. */
const newestNews = homePart('news', [{ id: '', title: '', summary: '', details: '', createdAt: noTime }]);

const wordsOf = (text: string) => ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;

export async function newsNaming(id: string) {
  const [team, news] = await Promise.all([listedTeam.read(), newestNews.read()]);
  const member = team.find(({ _id }) => _id === id);
  const name = wordsOf(member?.name ?? '');
  if (!name.trim()) return [];
  return news
    .filter(({ title, summary, details }) => wordsOf(`${title} ${summary} ${details}`).includes(name))
    .map(({ id, title, createdAt }) => ({ _id: id, title: plainMath(title), createdAt: iso(createdAt) }));
}
