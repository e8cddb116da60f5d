/** Projects, software, news and events of a site, as their forms would store them. */
import { limits } from '@lab/contract/api/limits';
import { eventKind } from '@lab/contract/features/events/kind';
import { newsKind } from '@lab/contract/features/news/kind';
import { projectKind } from '@lab/contract/features/outputs/projects/kind';
import { softwareKind } from '@lab/contract/features/outputs/software/kind';
import { paths } from '@lab/contract/features/pages/paths';
import { kinds } from '@lab/contract/kinds/kinds';
import type { Item, LabEvent, News, Project, Software } from '../description.ts';
import { addKind } from './add-kind.ts';
import { fit } from './fit.ts';
import { keepPicture, type Writing, withKeptFiles } from './writing.ts';

export async function addProjects(writing: Writing, projects: readonly Project[]): Promise<void> {
  const createdAt = Date.now();
  await addKind(writing, {
    kind: 'projects',
    records: projects,
    async convert(project) {
      const { title, summary, link } = project;
      const image = await keepPicture(writing, project, project.picture, 'content');
      const text = await withKeptFiles(writing, project, project.text);
      return { ...(await fit(projectKind.fields, { title, summary, link, image, text })), createdAt };
    },
    addressOf: kinds.projects.pages.one,
  });
}

export async function addSoftware(writing: Writing, software: readonly Software[]): Promise<void> {
  const createdAt = Date.now();
  await addKind(writing, {
    kind: 'software',
    records: software,
    async convert({ title, summary, repository }) {
      const values = { title, summary, repository, type: 'software' };
      return { ...(await fit(softwareKind.fields, values)), createdAt };
    },
    addressOf: kinds.software.pages.one,
  });
}

/** The plain words of a text, which the server makes of it when the form sends it. */
const wordsOf = ({ text, title }: Item) => text.slice(0, limits.prose) || title;

export async function addNews(writing: Writing, news: readonly News[]): Promise<void> {
  await addKind(writing, {
    kind: 'news',
    records: news,
    async convert(item) {
      const { title, date } = item;
      const values = {
        title,
        summary: item.summary || title,
        details: wordsOf(item),
        formatted: await withKeptFiles(writing, item, item.text),
        image: await keepPicture(writing, item, item.picture, 'news'),
      };
      return { ...(await fit(newsKind.fields, values)), createdAt: Math.min(date.getTime(), Date.now()) };
    },
    addressOf: paths.newsItem,
  });
}

export async function addEvents(writing: Writing, events: readonly LabEvent[]): Promise<void> {
  const createdAt = Date.now();
  await addKind(writing, {
    kind: 'events',
    records: events,
    async convert(item) {
      const { title, start, end = '', place } = item;
      const values = {
        title,
        start,
        end,
        place,
        text: item.text ? wordsOf(item) : '',
        formatted: await withKeptFiles(writing, item, item.text),
        image: await keepPicture(writing, item, item.picture, 'content'),
      };
      return { ...(await fit(eventKind.fields, values)), createdAt };
    },
    addressOf: kinds.events.pages.one,
  });
}
