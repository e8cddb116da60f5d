import { words } from '../../words.ts';

/** Where a person chooses what they get by mail. */
export const mailChoiceTexts = words('mailChoice', {
  title: 'Mail',
  lead: 'Choose what you want to get by mail. The bell shows everything.',
  always: 'Always sent',
  save: 'Save',
  saved: 'Your choice was saved',
  failed: 'Your choice could not be saved',
  /** What each kind is called where it is chosen. */
  events: {
    applicationReceived: 'Somebody applies',
    applicationConfirmed: 'My application has arrived',
    applicationFeedback: 'Feedback on my application',
    applicationAccepted: 'My application was accepted',
    applicationDeclined: 'My application was declined',
    paperReceived: 'Somebody submits a paper',
    paperFeedback: 'Feedback on my paper',
    paperRevised: 'An author has revised a paper after my feedback',
    paperPublished: 'My paper was published',
    paperRejected: 'My paper was rejected',
    paperCorrected: 'My paper was corrected',
    paperRetracted: 'My paper was removed from the site',
    paperMerged: 'My paper became a version of another work',
    messageReceived: 'Somebody writes to the lab',
    messageReplied: 'The lab answers my message',
    barrierReported: 'Somebody reports a barrier',
    roleGiven: 'I was given a right',
    roleTaken: 'A right was taken from me',
    invitation: 'Invitation',
    retentionAnnounced: 'A record of mine will be deleted',
    importFinished: 'An import of mine has finished',
    waiting: 'Once a day: what has waited for three, seven or fourteen days',
    mailFailed: 'Mail could not be sent',
    testMail: 'Test',
  },
} as const);
