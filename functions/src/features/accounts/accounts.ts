import type { api } from '@lab/contract';
import { identity } from '../../core/data/firebase.ts';
import type { HandlersOf } from '../../core/http/handler.ts';
import { alumniStore } from '../alumni/alumni-store.ts';
import { toApplication } from '../applications/application-store.ts';
import { listedAreas } from '../areas/area-store.ts';
import { isKnown, outcomesAmong, toNotice } from '../mail/notices/notice-store.ts';
import { shownChoices } from '../mail/notices/notices.ts';
import { toMessage } from '../messages/message-store.ts';
import { toPaper } from '../papers/paper-store.ts';
import { toRequest } from '../papers/request-store.ts';
import { ownPortrait } from '../press/own-portrait.ts';
import { findSubscriber } from '../subscribers/subscriber-store.ts';
import { historyOf } from '../team/history.ts';
import { memberStore } from '../team/member-store.ts';
import { profileDocument } from '../team/profile-store.ts';
import { wholeOf } from '../team/profile-views.ts';
import { fullSocialMedia } from '../users/social-media.ts';
import { toUser } from '../users/user-store.ts';
import { readMailsAndLog } from './mails-and-log-store.ts';
import { listOwnFiles } from './own-files.ts';

export const accounts: HandlersOf<typeof api.accounts> = {
  async myData({ caller: { uid } }) {
    const { readOwnRecords } = await import('./own-records-store.ts');
    const account = await identity().getUser(uid);
    const [records, files, areas, subscription, mailsAndLog] = await Promise.all([
      readOwnRecords(uid),
      listOwnFiles(uid),
      listedAreas.read(),
      findSubscription(account),
      readMailsAndLog(uid, verifiedAddress(account)),
    ]);
    const { user, member, alumnus, application, requests, papers, messages, notices } = records;
    const stored = user.data();
    const entry = member?.data();
    const former = alumnus?.data();
    // Who left has kept their profile for coming back.
    const [profileId, described] = entry ? [member?.id, entry] : [alumnus?.id, former?.before?.member];
    const profile =
      profileId && described?.hasProfile ? (await profileDocument(profileId).get()).data() : undefined;
    return {
      user: stored
        ? {
            ...toUser(user),
            university: stored.university,
            details: stored.details,
            socialMedia: { ...fullSocialMedia(stored.socialMedia) },
          }
        : null,
      teamMember: member && entry ? memberStore.toRecord(member.id, entry) : null,
      publicProfile: described ? wholeOf(described, profile) : null,
      pressPortrait: ownPortrait(entry),
      terms: entry ? historyOf(entry) : [],
      alumnus: alumnus && former ? alumniStore.toRecord(alumnus.id, former) : null,
      profileBeforeLeaving:
        alumnus && former?.before ? memberStore.toRecord(alumnus.id, former.before.member) : null,
      begunApplications: records.begun,
      applications: application.exists ? [toApplication(application, areas)] : [],
      pendingPapers: requests.map((request) => toRequest(request.id, request.data(), areas)),
      publishedPapers: papers.map((paper) => toPaper(paper.id, paper.data(), areas)),
      messages: messages.map(toMessage),
      outcomes: outcomesAmong(notices),
      notices: notices.filter(isKnown).map(toNotice),
      subscription,
      mailChoices: shownChoices(records.choices, account.email ?? ''),
      ...mailsAndLog,
      files,
      signIn: {
        email: account.email ?? '',
        createdAt: account.metadata.creationTime,
        // Imported accounts may have none, although the type says otherwise.
        lastSignInAt: account.metadata.lastSignInTime || '',
        providers: account.providerData.map(({ providerId }) => providerId),
      },
    };
  },

  // Few instances ever need it.
  async remove({ caller }) {
    const { removeAccount } = await import('./remove-account.ts');
    return removeAccount(caller);
  },
};

interface Address {
  email?: string;
  emailVerified: boolean;
}

/** An address that is not verified may be somebody else's. */
const verifiedAddress = ({ email = '', emailVerified }: Address) =>
  emailVerified ? email.toLowerCase() : '';

function findSubscription(account: Address) {
  const email = verifiedAddress(account);
  return email ? findSubscriber(email) : null;
}
