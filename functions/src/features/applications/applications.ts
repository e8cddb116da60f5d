import { AppError, api } from '@lab/contract';
import type { Move } from '@lab/contract/api/lifecycle';
import type { Right } from '@lab/contract/api/rights';
import { applicationDeskTexts } from '@lab/contract/features/applications/desk/texts';
import { type ApplicationState, applicationMoves } from '@lab/contract/features/applications/lifecycle';
import type { BeginApplication, SubmitApplication } from '@lab/contract/features/applications/schemas';
import { applicationTexts } from '@lab/contract/features/applications/texts';
import { logActivity, type Target } from '../../core/activity/activity-store.ts';
import { alreadyExists, requireExisting, type Transaction, transact } from '../../core/data/firestore.ts';
import { requireMove } from '../../core/data/move.ts';
import { now } from '../../core/data/time.ts';
import { isAlreadySaved, requireUnchanged } from '../../core/data/unchanged.ts';
import { forAuthor } from '../../core/http/author.ts';
import { type Caller, isEmailOf } from '../../core/http/caller.ts';
import { AnswerWithStatus, type HandlersOf } from '../../core/http/handler.ts';
import { requireAreaId } from '../areas/area-names.ts';
import { listedAreas } from '../areas/area-store.ts';
import { requireConsent } from '../legal/consent/consent-store.ts';
import { notify } from '../mail/notify.ts';
import { linkPapersOf } from '../papers/link-members-store.ts';
import { findOpen } from '../positions/position-store.ts';
import { readUser, requireAccount } from '../users/user-store.ts';
import { requireVerifiedAccount } from '../users/verified-account.ts';
import { acceptApplication } from './accept.ts';
import {
  applicationDocument,
  listApplications,
  type StoredApplication,
  scopeOfApplication,
  toApplication,
} from './application-store.ts';
import { readBegun, takeBackReminders, writeBegun } from './begun-store.ts';
import { closeEarlier, listEarlier } from './earlier.ts';

/** The browser says when a draft comes or goes. For a position that is not open nothing is kept. */
function noteBegun({ role, begun }: BeginApplication, { uid }: Caller) {
  return transact(async (tx) => {
    await requireAccount(tx, uid);
    const open = await findOpen(tx, role);
    const all = await readBegun(tx, uid);
    const known = all.filter(({ position }) => position === open?.id);
    if (!open || begun === known.length > 0) return { modifiedCount: 0 };
    const others = all.filter(({ position }) => position !== open.id);
    const added = begun ? [{ position: open.id, begunAt: now(), remindedOf: '' }] : [];
    takeBackReminders(tx, uid, known);
    writeBegun(tx, uid, [...others, ...added]);
    return { modifiedCount: 1 };
  });
}

const { gone, notYours } = applicationDeskTexts.errors;

export const applications: HandlersOf<typeof api.applications> = {
  async submit({ body, caller }) {
    try {
      await createApplication(body, caller);
      return { message: applicationTexts.submitted };
    } catch (error) {
      if (alreadyExists(error)) return new AnswerWithStatus(208, { message: applicationTexts.exists });
      throw error;
    }
  },

  begin: ({ body, caller }) => noteBegun(body, caller),

  list: ({ query, caller }) => listApplications(query, caller),

  async byEmail({ params: { email }, query, caller }) {
    if (isEmailOf(caller, email)) {
      const [own, areas] = await Promise.all([applicationDocument(caller.uid).get(), listedAreas.read()]);
      return own.exists ? [toApplication(own, areas)] : [];
    }
    return listApplications(query, caller, email.trim().toLowerCase());
  },

  delete: forAuthor(api.applications.delete, {
    find: (tx, { params }) => readApplication(tx, params.id),
    authorOf: (_application, { params }) => params.id,
    scopeOf: scopeOfApplication,
    refusal: () => new AppError('forbidden', notYours),
    async act(tx, application, { params: { id: uid }, body, caller }) {
      const isOwn = caller.uid === uid;
      const applicant = isOwn ? undefined : await readUser(tx, uid);
      tx.delete(applicationDocument(uid));
      if (applicant) {
        const { role: position, message: feedback } = application;
        const more = { detail: body.reason, decision: { feedback } };
        notify(tx, 'applicationDeclined', { position }, { uid }, more);
      }
      if (!isOwn) logActivity(tx, caller, 'deleted', target(uid, application));
      return { message: applicationTexts.mine.deleted, success: true };
    },
  }),

  feedback: ({ params, body: { before, ...body }, caller }) =>
    transact(async (tx) => {
      const application = await requireApplication(tx, params.id, applicationMoves.feedback, caller);
      if (isAlreadySaved(application, body)) return { modifiedCount: 1 };
      requireUnchanged(application, before);
      tx.update(applicationDocument(params.id), { ...body, feedbackAt: now() });
      const fields = { position: application.role };
      notify(tx, 'applicationFeedback', fields, { uid: params.id }, { detail: body.message });
      logActivity(tx, caller, 'gaveFeedback', target(params.id, application));
      return { modifiedCount: 1 };
    }),

  async accept({ params, body, caller }) {
    const { applicationId: id } = params;
    await requireVerifiedAccount(id, gone);
    await transact(async (tx) => {
      const application = await requireApplication(tx, id, applicationMoves.accept, caller);
      await acceptApplication(tx, id, application, body);
      logActivity(tx, caller, 'accepted', target(id, application));
    });
    await linkPapersOf(id);
    return { message: applicationDeskTexts.manage.accepted };
  },

  earlier: () => listEarlier(),

  closeEarlier: ({ body, caller }) => closeEarlier(body, caller),
};

function target(id: string, { name }: StoredApplication): Target {
  return { kind: 'application', id, name, ownerUid: id };
}

function createApplication(
  { researchArea, consent, ...form }: SubmitApplication,
  caller: Caller,
): Promise<void> {
  return transact(async (tx) => {
    await requireAccount(tx, caller.uid);
    const open = await findOpen(tx, form.role);
    if (!open) throw new AppError('invalid', applicationTexts.validation.role, ['role']);
    const areas = await listedAreas.read(tx);
    const agreed = await requireConsent(tx, consent);
    const begun = await readBegun(tx, caller.uid);
    takeBackReminders(tx, caller.uid, begun);
    if (begun.length > 0) writeBegun(tx, caller.uid, []);
    tx.create(applicationDocument(caller.uid), {
      ...form,
      ...agreed,
      areaId: requireAreaId(areas, researchArea, 'researchArea'),
      email: caller.email,
      positionId: open.id,
      message: '',
      createdAt: now(),
    });
    const { uid } = caller;
    const { name: person, role: position } = form;
    notify(tx, 'applicationReceived', { person, position }, 'admins', { byUid: uid });
    notify(tx, 'applicationConfirmed', { position }, { uid }, { byUid: uid });
  });
}

/** Accepting or deleting an application removes the record, so an existing one is pending. */
async function requireApplication(
  tx: Transaction,
  id: string,
  move: Move<ApplicationState> & { by: Right },
  caller: Caller,
): Promise<StoredApplication> {
  const application = await readApplication(tx, id);
  const record = { state: 'pending', authorUid: id, of: scopeOfApplication(application) } as const;
  requireMove(move, record, caller, { notYours, wrongState: gone });
  return application;
}

const readApplication = (tx: Transaction, id: string) => requireExisting(tx, applicationDocument(id), gone);
