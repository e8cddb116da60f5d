/** When an admin adds or changes a member, the papers under the member's name are settled to be theirs. */
import { applications } from './applications/applications.ts';
import { replyOf } from './http/handler.ts';
import { settlePapersOf } from './papers/settle-members-store.ts';
import { team } from './team/team.ts';

export const settlingTeam: typeof team = {
  ...team,

  async create(input) {
    const reply = await team.create(input);
    await settlePapersOf(replyOf(reply).insertedId);
    return reply;
  },

  async edit(input) {
    // First under the old name, which may be the only link to older papers.
    await settlePapersOf(input.params.id);
    const reply = await team.edit(input);
    await settlePapersOf(input.params.id);
    return reply;
  },
};

export const settlingApplications: typeof applications = {
  ...applications,

  async accept(input) {
    const reply = await applications.accept(input);
    await settlePapersOf(input.params.applicationId);
    return reply;
  },
};
