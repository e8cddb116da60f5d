import { paths } from '@lab/contract/features/pages/paths';
import { expect, onTestFinished, test } from 'vitest';
import { firestore } from '../../core/data/firestore.ts';
import { call } from '../../test/call.ts';
import { contentOf } from '../../test/files.ts';
import { keepSettings, moveIn, targetOf } from '../../test/move-in.ts';
import { makeAdmin } from '../../test/people.ts';
import { hugoSite } from '../moving/hugo/made-up-site.testing.ts';
import { folderWith } from '../moving/jekyll/made-up-site.testing.ts';

const recordOf = async (collection: string, title: string) =>
  (await firestore().collection(collection).get()).docs.find(
    (doc) => doc.get('title') === title || doc.get('name') === title,
  );

test('a site made with Hugo moves in with its works, people, events and old addresses', async () => {
  const own = ` ${Date.now().toString(36)}`;
  const folder = await folderWith(hugoSite(own));
  const { token } = await makeAdmin();
  await keepSettings(token);
  onTestFinished(async () => void (await moveIn(folder, '--undo')));

  const plan = await moveIn(folder, '--plan');
  for (const line of [
    'made with HugoBlox (Wowchemy, Academic).',
    '- content/publication/shade-2019/index.json: its slides “shade-talk” are left out',
    '- left out, it is a draft: 1 (content/publication/draft/index.md)',
    '- left out, in the language “de”; one language comes in so far, “en”: 1 (content/post/2021-moved/index.de.md)',
    'Nothing was written.',
  ])
    expect(plan).toContain(line);

  const moved = await moveIn(folder, '--yes');
  expect(moved).toContain('team 1, alumni 1, works 2, projects 1, software 0, news 1, events 1,');
  const fay = await recordOf('team', `Fay Frond${own}`);
  const person = (await call(`GET /people/${fay?.id}`)).body;
  expect(person.profile).toMatchObject({
    orcid: '0000-0002-1825-0097',
    interests: 'Spores, Shade',
    education: [{ degree: 'PhD in Botany', organization: 'University of Moss', year: '2010' }],
  });
  expect((await contentOf(String(fay?.get('image')))).subarray(8, 12).toString()).toBe('WEBP');

  const shade = await recordOf('researchPapers', `Shade${own}`);
  const { body: paper } = await call(`GET /researchPaper/${shade?.id}`);
  expect(paper).toMatchObject({
    publisher: 'Annals of Shade',
    volume: '12',
    issue: '3',
    pages: '4-9',
    publicationDate: '2019-05',
    selected: true,
    links: { code: 'https://code.example/shade' },
    moreLinks: [{ name: 'Talk', url: 'https://talk.example' }],
    note: 'Best paper',
  });
  expect(paper.memberIds[0]).toBe(fay?.id);
  expect(paper.equalContribution).toEqual(paper.authors.slice(0, 2));
  expect(String(await contentOf(paper.pdf))).toBe('%PDF-1.4 shade');
  const spores = await recordOf('researchPapers', `Spores${own}`);
  expect(spores?.data()).toMatchObject({ details: 'About 5% of them.', selected: true, type: 'conference' });

  const news = await recordOf('news', `We moved${own}`);
  const event = await recordOf('events', `Open day${own}`);
  expect(event?.data()).toMatchObject({ place: 'Hall 2, Fern Town' });
  for (const [old, here] of [
    ['/publication/shade-2019/', paths.paper(shade?.id ?? '')],
    ['/publication/spores', paths.paper(spores?.id ?? '')],
    ['/author/admin/index.html', paths.member(fay?.id ?? '')],
    ['/blog/2021/moved/', paths.newsItem(news?.id ?? '')],
    ['/de/blog/2021/moved/', paths.newsItem(news?.id ?? '')],
    ['/event/open-day/', `/events/${event?.id}`],
    ['/publication/', paths.publications],
  ] as const)
    expect([old, await targetOf(old)]).toEqual([old, here]);
});
