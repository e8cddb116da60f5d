/**
 * Measures only the time that the `site` function needs to render pages, with answers that are already there.
 */
import { api } from '@lab/contract';
import { invokePublic, loadRenderer } from '../src/jobs/site/renderer.ts';
import { type Measured, measure } from './measure.ts';

export const renderLimitMs = 25;

const cards = 60;
const pages = ['/', '/publications', '/paper/paper-0', '/team', '/news'];

type Invoke = typeof invokePublic;

function keepAnswers(invoke: Invoke): Invoke {
  const answers = new Map<string, ReturnType<Invoke>>();
  return (endpoint, input) => {
    const name = JSON.stringify([endpoint.path, input]);
    const answer = answers.get(name) ?? invoke(endpoint, input);
    answers.set(name, answer);
    return answer;
  };
}

const withManyCards: Invoke = (endpoint, { query, ...input }) =>
  invokePublic(endpoint, {
    ...input,
    query: endpoint.path === api.papers.list.path ? { ...query, limit: cards } : query,
  });

export async function measureRendering(): Promise<Measured[]> {
  const { render } = await loadRenderer();
  const draw = (name: string, path: string, invoke: Invoke) => {
    const answers = keepAnswers(invoke);
    return measure(name, 100, () => render(new URL(path, 'https://lab.test'), answers));
  };
  const measured: Measured[] = [];
  for (const path of pages) measured.push(await draw(`${path} drawn`, path, invokePublic));
  return [...measured, await draw(`/publications, ${cards} cards`, '/publications', withManyCards)];
}
