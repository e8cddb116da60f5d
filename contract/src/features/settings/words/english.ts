/**
 * Every text that a visitor or a member reads, by the name under which `words` registers it. Those of what a
 * lab makes are in `outputWords`.
 */

export { editorTexts as editor } from '../../../core/markdown/editor/texts.ts';
export { markdownTexts as markdown } from '../../../core/markdown/texts.ts';
export { fieldNames, fieldTexts as field } from '../../../texts/field-texts.ts';
export { errorTexts as error, siteTexts as site } from '../../../texts/texts.ts';
export { ownAccountTexts as ownAccount } from '../../accounts/own/texts.ts';
export { accountTexts as account } from '../../accounts/texts.ts';
export { alumniTexts as alumni } from '../../alumni/texts.ts';
export { applicationTexts as application } from '../../applications/texts.ts';
export { areaTexts as area } from '../../areas/texts.ts';
export { calendarTexts as calendar } from '../../calendar/texts.ts';
export { listTexts as list } from '../../citations/lists/texts.ts';
export { citationTexts as citation } from '../../citations/texts.ts';
export { collaboratorTexts as collaborator } from '../../collaborators/texts.ts';
export { conflictTexts as conflict } from '../../conflict/texts.ts';
export { dashboardTexts as dashboard } from '../../dashboard/texts.ts';
export { eventTexts as event } from '../../events/texts.ts';
export { freePageTexts as freePage } from '../../free-pages/texts.ts';
export { invitationTexts as invitation } from '../../invitations/texts.ts';
export { labInfoTexts as labInfo } from '../../lab-info/texts.ts';
export { barrierTexts as barrier } from '../../legal/barriers/texts.ts';
export { consentTexts as consent } from '../../legal/consent/texts.ts';
export { retentionTexts as retention } from '../../legal/retention/texts.ts';
export { legalTexts as legal } from '../../legal/texts.ts';
export { writtenTexts as legalPage } from '../../legal/written/texts.ts';
export { mailChoiceTexts as mailChoice } from '../../mail/choices/texts.ts';
export { noticeTexts as notice } from '../../mail/notices/texts.ts';
export { mailTexts as mail } from '../../mail/texts.ts';
export { messageTexts as message } from '../../messages/texts.ts';
export { newsTexts as news } from '../../news/texts.ts';
export { outcomeTexts as outcome } from '../../outcomes/texts.ts';
export { outputPageTexts as madePage } from '../../outputs/page/texts.ts';
export { outputTexts as made } from '../../outputs/texts.ts';
export { pageTexts as page } from '../../pages/texts.ts';
export { paperFormTexts as paperForm } from '../../papers/forms/texts.ts';
export { paperSearchTexts as paperSearch } from '../../papers/search/texts.ts';
export { paperTexts as paper } from '../../papers/texts.ts';
export { positionTexts as position } from '../../positions/texts.ts';
export { sessionFormTexts as sessionForm } from '../../session/forms/texts.ts';
export { identityTexts as identity } from '../../session/identity/texts.ts';
export { sessionTexts as session } from '../../session/texts.ts';
export { sessionTitles as sessionTitle } from '../../session/titles/texts.ts';
export { setupTexts as setup } from '../../setup/texts.ts';
export { subscriptionTexts as subscription } from '../../subscribers/texts.ts';
export { profileTexts as profile } from '../../team/profile/texts.ts';
export { teamTexts as team } from '../../team/texts.ts';
export { yearTexts as year } from '../../years/texts.ts';
