import { expect } from 'vitest';
import { call } from './call.ts';
import { found, paper } from './paper-steps.ts';
import type { Person } from './people.ts';
import { areaBody } from './records.ts';

/** What an admin does with research areas. */
export function areaSteps(admin: () => Person) {
  const byAdmin = (what: string, body?: object) => call(what, { token: admin().token, body });
  return {
    byAdmin,
    async make(over: object = {}): Promise<{ id: string; name: string }> {
      const body = areaBody(over);
      const { body: reply } = await byAdmin('POST /researchArea', body);
      expect(reply.insertedId).toBeTruthy();
      return { id: reply.insertedId, name: body.departmentName };
    },
    async rename(id: string, over: object = {}): Promise<string> {
      const body = areaBody(over);
      expect((await byAdmin(`PATCH /researchArea/${id}`, body)).status).toBe(200);
      return body.departmentName;
    },
    remove: (id: string, moveTo = '') =>
      byAdmin(`DELETE /researchArea/${id}${moveTo && `?moveTo=${moveTo}`}`),
  };
}

export const listed = (area: string) => found({ area });
export const categoryOf = async (id: string) => (await paper(id)).category;
