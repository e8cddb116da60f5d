/** The calls of drafts of one kind, or of works, as tests make them. */
import { type DraftedName, drafted } from '@lab/contract/kinds/drafted-kinds';
import { expect } from 'vitest';
import { type Answer, call } from './call.ts';

export function draftsOf(name: DraftedName, token: () => string) {
  const all = `/drafts${drafted[name].path}`;
  const one = (id: string) => `${all}/${id}`;
  const ask = (what: string, body?: object): Promise<Answer> =>
    call(what, { token: token(), ...(body && { body }) });
  const found = async (what: string) => {
    const { status, body } = await ask(what);
    expect([what, status]).toEqual([what, 200]);
    return body;
  };
  return {
    create: (values: object, headers: Record<string, string> = {}) =>
      call(`POST ${all}`, { token: token(), body: { values }, headers }),
    async begun(values: object): Promise<{ id: string; revision: number }> {
      const { status, body } = await ask(`POST ${all}`, { values });
      expect([status, body]).toEqual([200, expect.objectContaining({ insertedId: expect.any(String) })]);
      return { id: body.insertedId, revision: body.revision };
    },
    list: (): Promise<{ _id: string; state: string; name: string; problem: string }[]> =>
      found(`GET ${all}?limit=100`),
    get: (id: string) => ask(`GET ${one(id)}`),
    read: (id: string) => found(`GET ${one(id)}`),
    save: (id: string, body: { revision: number; values: object; before?: object }) =>
      ask(`PATCH ${one(id)}`, body),
    drop: (id: string, revision: number) => ask(`DELETE ${one(id)}?revision=${revision}`),
    publish: (id: string, revision: number, more: object = {}) =>
      ask(`POST ${one(id)}/publication`, { revision, ...more }),
    withdraw: (id: string, revision: number) => ask(`DELETE ${one(id)}/publication?revision=${revision}`),
    schedule: (id: string, body: { revision: number; publishAt?: string; withdrawAt?: string }) =>
      ask(`PATCH ${one(id)}/times`, body),
    unschedule: (id: string, revision: number) => ask(`DELETE ${one(id)}/times?revision=${revision}`),
    versions: (id: string): Promise<{ number: number; name: string; publishedByName: string }[]> =>
      found(`GET ${one(id)}/versions`),
    version: (id: string, number: number) => found(`GET ${one(id)}/versions/${number}`),
    restore: (id: string, number: number, revision: number) =>
      ask(`POST ${one(id)}/versions/${number}`, { revision }),
  };
}
