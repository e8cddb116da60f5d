/** A text that is missing here does not compile. */

import { editorTexts } from '../../../core/markdown/editor/texts.de.ts';
import { markdownTexts } from '../../../core/markdown/texts.de.ts';
import { fieldNames, fieldTexts } from '../../../texts/field-texts.de.ts';
import { errorTexts, siteTexts } from '../../../texts/texts.de.ts';
import type { Translation } from '../../../texts/translation.ts';
import { ownAccountTexts } from '../../accounts/own/texts.de.ts';
import { accountTexts } from '../../accounts/texts.de.ts';
import { alumniTexts } from '../../alumni/texts.de.ts';
import { applicationTexts } from '../../applications/texts.de.ts';
import { areaTexts } from '../../areas/texts.de.ts';
import { calendarTexts } from '../../calendar/texts.de.ts';
import { listTexts } from '../../citations/lists/texts.de.ts';
import { citationTexts } from '../../citations/texts.de.ts';
import { collaboratorTexts } from '../../collaborators/texts.de.ts';
import { conflictTexts } from '../../conflict/texts.de.ts';
import { dashboardTexts } from '../../dashboard/texts.de.ts';
import { eventTexts } from '../../events/texts.de.ts';
import { freePageTexts } from '../../free-pages/texts.de.ts';
import { invitationTexts } from '../../invitations/texts.de.ts';
import { labInfoTexts } from '../../lab-info/texts.de.ts';
import { barrierTexts } from '../../legal/barriers/texts.de.ts';
import { consentTexts } from '../../legal/consent/texts.de.ts';
import { retentionTexts } from '../../legal/retention/texts.de.ts';
import { legalTexts } from '../../legal/texts.de.ts';
import { writtenTexts } from '../../legal/written/texts.de.ts';
import { awardTexts } from '../../made/awards/texts.de.ts';
import { fundingTexts } from '../../made/funding/texts.de.ts';
import { madePageTexts } from '../../made/page/texts.de.ts';
import { projectTexts } from '../../made/projects/texts.de.ts';
import { softwareTexts } from '../../made/software/texts.de.ts';
import { talkTexts } from '../../made/talks/texts.de.ts';
import { teachingTexts } from '../../made/teaching/texts.de.ts';
import { madeTexts } from '../../made/texts.de.ts';
import { thesisTexts } from '../../made/theses/texts.de.ts';
import { mailChoiceTexts } from '../../mail/choices/texts.de.ts';
import { noticeTexts } from '../../mail/notices/texts.de.ts';
import { mailTexts } from '../../mail/texts.de.ts';
import { messageTexts } from '../../messages/texts.de.ts';
import { newsTexts } from '../../news/texts.de.ts';
import { outcomeTexts } from '../../outcomes/texts.de.ts';
import { pageTexts } from '../../pages/texts.de.ts';
import { paperFormTexts } from '../../papers/forms/texts.de.ts';
import { paperSearchTexts } from '../../papers/search/texts.de.ts';
import { paperTexts } from '../../papers/texts.de.ts';
import { positionTexts } from '../../positions/texts.de.ts';
import { resourceTexts } from '../../resources/texts.de.ts';
import { sessionFormTexts } from '../../session/forms/texts.de.ts';
import { identityTexts } from '../../session/identity/texts.de.ts';
import { sessionTexts } from '../../session/texts.de.ts';
import { sessionTitles } from '../../session/titles/texts.de.ts';
import { setupTexts } from '../../setup/texts.de.ts';
import { subscriptionTexts } from '../../subscribers/texts.de.ts';
import { profileTexts } from '../../team/profile/texts.de.ts';
import { teamTexts } from '../../team/texts.de.ts';
import { yearTexts } from '../../years/texts.de.ts';
import type { english } from './english.ts';

export const german: Translation<typeof english> = {
  site: siteTexts,
  error: errorTexts,
  fieldNames,
  field: fieldTexts,
  page: pageTexts,
  news: newsTexts,
  subscription: subscriptionTexts,
  alumni: alumniTexts,
  area: areaTexts,
  collaborator: collaboratorTexts,
  labInfo: labInfoTexts,
  message: messageTexts,
  outcome: outcomeTexts,
  position: positionTexts,
  team: teamTexts,
  profile: profileTexts,
  paper: paperTexts,
  paperSearch: paperSearchTexts,
  paperForm: paperFormTexts,
  citation: citationTexts,
  list: listTexts,
  event: eventTexts,
  calendar: calendarTexts,
  made: madeTexts,
  madePage: madePageTexts,
  project: projectTexts,
  funding: fundingTexts,
  resource: resourceTexts,
  software: softwareTexts,
  talk: talkTexts,
  award: awardTexts,
  thesis: thesisTexts,
  course: teachingTexts,
  year: yearTexts,
  session: sessionTexts,
  sessionTitle: sessionTitles,
  sessionForm: sessionFormTexts,
  identity: identityTexts,
  account: accountTexts,
  ownAccount: ownAccountTexts,
  invitation: invitationTexts,
  dashboard: dashboardTexts,
  application: applicationTexts,
  conflict: conflictTexts,
  freePage: freePageTexts,
  editor: editorTexts,
  markdown: markdownTexts,
  legal: legalTexts,
  legalPage: writtenTexts,
  barrier: barrierTexts,
  retention: retentionTexts,
  consent: consentTexts,
  setup: setupTexts,
  mail: mailTexts,
  notice: noticeTexts,
  mailChoice: mailChoiceTexts,
};
