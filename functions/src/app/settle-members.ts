/** When an admin adds or changes a person, the papers under the person's name are settled to be theirs. */

import { type Answer, replyOf } from '../core/http/handler.ts';
import { alumni } from '../features/alumni/alumni.ts';
import { applications } from '../features/applications/applications.ts';
import { settlePapersOf } from '../features/papers/settle-members-store.ts';
import { team } from '../features/team/team.ts';

const settlingAfter =
  <Given>(create: (input: Given) => Promise<Answer<{ insertedId: string }>>) =>
  async (input: Given) => {
    const reply = await create(input);
    await settlePapersOf(replyOf(reply).insertedId);
    return reply;
  };

const settlingAround =
  <Given extends { params: { id: string } }, Reply>(edit: (input: Given) => Promise<Reply>) =>
  async (input: Given) => {
    // First under the old name, which may be the only link to older papers.
    await settlePapersOf(input.params.id);
    const reply = await edit(input);
    await settlePapersOf(input.params.id);
    return reply;
  };

export const settlingTeam: typeof team = {
  ...team,
  create: settlingAfter(team.create),
  edit: settlingAround(team.edit),
};

export const settlingAlumni: typeof alumni = {
  ...alumni,
  create: settlingAfter(alumni.create),
  edit: settlingAround(alumni.edit),

  /** The names of very many alumni are not all on every page, so what is theirs is written down before. */
  async leave(input) {
    await settlePapersOf(input.params.id);
    return alumni.leave(input);
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
