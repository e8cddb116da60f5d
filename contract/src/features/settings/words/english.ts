/** Every text that a visitor, or a person who signs in without admin rights, reads: by the name under which `words` registers it. */

import { editorTexts } from '../../../core/markdown/editor/texts.ts';
import { markdownTexts } from '../../../core/markdown/texts.ts';
import { madeWords } from '../../../kinds/made-declarations.ts';
import { fieldNames, fieldTexts } from '../../../texts/field-texts.ts';
import { errorTexts, siteTexts } from '../../../texts/texts.ts';
import { ownAccountTexts } from '../../accounts/own/texts.ts';
import { accountTexts } from '../../accounts/texts.ts';
import { alumniTexts } from '../../alumni/texts.ts';
import { applicationTexts } from '../../applications/texts.ts';
import { areaTexts } from '../../areas/texts.ts';
import { calendarTexts } from '../../calendar/texts.ts';
import { listTexts } from '../../citations/lists/texts.ts';
import { citationTexts } from '../../citations/texts.ts';
import { collaboratorTexts } from '../../collaborators/texts.ts';
import { conflictTexts } from '../../conflict/texts.ts';
import { dashboardTexts } from '../../dashboard/texts.ts';
import { eventTexts } from '../../events/texts.ts';
import { freePageTexts } from '../../free-pages/texts.ts';
import { invitationTexts } from '../../invitations/texts.ts';
import { labInfoTexts } from '../../lab-info/texts.ts';
import { barrierTexts } from '../../legal/barriers/texts.ts';
import { consentTexts } from '../../legal/consent/texts.ts';
import { retentionTexts } from '../../legal/retention/texts.ts';
import { legalTexts } from '../../legal/texts.ts';
import { writtenTexts } from '../../legal/written/texts.ts';
import { madePageTexts } from '../../made/page/texts.ts';
import { madeTexts } from '../../made/texts.ts';
import { mailChoiceTexts } from '../../mail/choices/texts.ts';
import { noticeTexts } from '../../mail/notices/texts.ts';
import { mailTexts } from '../../mail/texts.ts';
import { messageTexts } from '../../messages/texts.ts';
import { newsTexts } from '../../news/texts.ts';
import { outcomeTexts } from '../../outcomes/texts.ts';
import { pageTexts } from '../../pages/texts.ts';
import { paperFormTexts } from '../../papers/forms/texts.ts';
import { paperSearchTexts } from '../../papers/search/texts.ts';
import { paperTexts } from '../../papers/texts.ts';
import { positionTexts } from '../../positions/texts.ts';
import { sessionFormTexts } from '../../session/forms/texts.ts';
import { identityTexts } from '../../session/identity/texts.ts';
import { sessionTexts } from '../../session/texts.ts';
import { sessionTitles } from '../../session/titles/texts.ts';
import { setupTexts } from '../../setup/texts.ts';
import { subscriptionTexts } from '../../subscribers/texts.ts';
import { profileTexts } from '../../team/profile/texts.ts';
import { teamTexts } from '../../team/texts.ts';
import { yearTexts } from '../../years/texts.ts';

export const english = {
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
  ...madeWords,
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
