import { call } from './call.ts';
import type { Person } from './people.ts';

/** What an admin does with published papers: the one of the test, unless another is given. */
export function paperSteps(ofTest: () => Person) {
  return {
    correct: (id: string, body: object, { token } = ofTest()) =>
      call(`PATCH /researchPapers/${id}`, { token, body }),
    retract: (id: string, { token } = ofTest()) => call(`DELETE /researchPapers/${id}`, { token }),
    putBack: (id: string, { token } = ofTest()) => call(`POST /removed/paper/${id}`, { token }),
    log: async (id: string) =>
      (await call(`GET /activity?target=${id}`, { token: ofTest().token })).body.map(
        ({ action, actor, targetName }: Record<string, string>) => [action, actor, targetName],
      ),
  };
}

export const idsOf = (body: { _id: string }[]) => body.map(({ _id }) => _id);

export const paper = async (id: string) => (await call(`GET /researchPaper/${id}`)).body;
export const found = async (query: Record<string, string>) =>
  idsOf((await call(`GET /researchPapers?${new URLSearchParams(query)}`)).body);
export const recent = async () => (await call('GET /recentResearchPapers')).body as { _id: string }[];
export const count = async () => (await call('GET /labInfo')).body.paperCount as number;
