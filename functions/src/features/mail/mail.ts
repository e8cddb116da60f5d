/** The outbox: what admins see of the mail, and what they can do with it. */
import { AppError, type api } from '@lab/contract';
import { mailDeskTexts } from '@lab/contract/features/mail/desk/texts';
import { mailEventOf } from '@lab/contract/features/mail/events';
import { endedStates, waitingStates } from '@lab/contract/features/mail/states';
import type { NamesOfUsers } from '../../core/activity/activity-store.ts';
import { requireExisting, transact } from '../../core/data/firestore.ts';
import { saveGlobal } from '../../core/globals/save-global.ts';
import type { HandlersOf } from '../../core/http/handler.ts';
import { readLab } from './lab.ts';
import { ended } from './lease.ts';
import { mailDocument } from './mail-store.ts';
import { notify, triedFrom } from './notify.ts';
import { listMails } from './outbox-store.ts';
import { render } from './render.ts';
import { readSecret } from './secrets-store.ts';
import { mailSettings, readIsSetUp, readMailSettings } from './settings-store.ts';

const { errors, reasons } = mailDeskTexts;

/** Passed in, because accounts and subscribers are told by mail themselves. */
export const mailHandlers = (
  namesOfUsers: NamesOfUsers,
  countSubscribers: () => Promise<number>,
): HandlersOf<typeof api.mail> => ({
  list: async ({ query }) => listMails(query, namesOfUsers, await readLab()),

  async preview({ params: { id } }) {
    const mail = (await mailDocument(id).get()).data();
    if (!mail) throw new AppError('not-found', errors.gone);
    const { name: event, data } = mail.template;
    const [uid = ''] = mail.toUids;
    const names = uid ? await namesOfUsers([uid]) : new Map<string, string>();
    // A secret in it belongs to the reader.
    const path = mailEventOf(event).secret ? '' : data.path;
    const written = { event, ...data, path, reader: names.get(uid) ?? '' };
    const { subject, text, html } = render(written, await readLab());
    return { subject, text, html };
  },

  again: ({ params: { id } }) =>
    transact(async (tx) => {
      const document = mailDocument(id);
      const { delivery, template } = await requireExisting(tx, document, errors.gone);
      if (!endedStates.includes(delivery.state)) throw new AppError('conflict', errors.notEnded);
      if (mailEventOf(template.name).secret) throw new AppError('conflict', errors.secret);
      const fresh = { ...delivery, state: 'PENDING' as const, attempts: 0, error: '' };
      tx.update(document, { ...triedFrom(Date.now()), delivery: fresh });
      return { modifiedCount: 1 };
    }),

  stop: ({ params: { id } }) =>
    transact(async (tx) => {
      const document = mailDocument(id);
      const mail = await requireExisting(tx, document, errors.gone);
      if (mail.toAdmins || !waitingStates.includes(mail.delivery.state))
        throw new AppError('conflict', errors.ended);
      tx.update(document, ended(mail, 'STOPPED', Date.now(), { error: reasons.stopped }));
      return { modifiedCount: 1 };
    }),

  async settings() {
    const [settings, isSetUp, secret, count] = await Promise.all([
      readMailSettings(),
      readIsSetUp(),
      readSecret('answers'),
      countSubscribers(),
    ]);
    return { ...settings, isSetUp, takesAnswers: secret !== '', subscribers: count };
  },

  async changeSettings({ body: { before, ...given }, caller }) {
    return saveGlobal(caller, mailSettings(await readIsSetUp()), {
      before,
      values: ({ answers, remindAfter }) => ({
        ...given,
        answers: given.answers ?? answers,
        remindAfter: given.remindAfter ?? remindAfter,
      }),
    });
  },

  async test({ caller }) {
    const id = await transact(async (tx) => notify(tx, 'testMail', {}, { uid: caller.uid }));
    return { insertedId: id };
  },
});
