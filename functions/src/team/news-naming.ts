/** The newest news in which the name of a member stands. Both are in `public/home`, so this costs a page no read. */
import { AppError } from '@lab/contract';
import { fold } from '@lab/contract/fold';
import { plainMath } from '@lab/contract/math/plain';
import { teamTexts } from '@lab/contract/team/texts';
import { iso } from '../data/time.ts';
import { newestNews } from '../news/news-store.ts';
import { listedTeam } from './member-store.ts';

const wordsOf = (text: string) => ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;

export async function newsNaming(id: string) {
  const [team, news] = await Promise.all([listedTeam.read(), newestNews.part.read()]);
  const member = team.find(({ _id }) => _id === id);
  if (!member) throw new AppError('not-found', teamTexts.member.notFound);
  const name = wordsOf(member.name);
  if (!name.trim()) return [];
  return news
    .filter(({ title, summary, details }) => wordsOf(`${title} ${summary} ${details}`).includes(name))
    .map(({ id, title, createdAt }) => ({ _id: id, title: plainMath(title), createdAt: iso(createdAt) }));
}
