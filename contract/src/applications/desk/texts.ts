/** Apart from the texts of pages, so that visitors do not load them. */
export const applicationDeskTexts = {
  manage: {
    title: 'Manage Applications',
    empty: 'No applications found.',
    accept: 'Accept',
    chooseRole: 'Choose a role',
    chooseRoleFirst: 'Please choose the role on the team first.',
    acceptText: (name: string, role: string) =>
      `${name} joins the team as ${role} and may write research papers. The Team page will show everybody the name, email, phone number, university, motivation and picture. The application leaves this list for good; you can change what the page shows under Team Members.`,
    inTeam: (name: string) => `${name} is on the team already. What stays on the Team page?`,
    keepEntry: 'The current entry',
    takeApplication: 'What the application says',
    acceptAgainText: (name: string, role: string) =>
      `${name} stays on the team, as ${role}, and may write research papers. The Team page keeps the current entry. The application leaves this list for good.`,
    replaceText: (name: string, role: string) =>
      `${name} stays on the team, as ${role}, and may write research papers. The Team page will show everybody the name, email, phone number, university and motivation of the application instead of the current entry. The application leaves this list for good.`,
    acceptAllText: (role: string) =>
      `They join the team as ${role} and may write research papers. The Team page will show everybody their names, emails, phone numbers, universities, motivations and pictures. The applications leave this list for good; you can change what the page shows under Team Members.`,
    state: 'State',
    states: { new: 'Without feedback', answered: 'With feedback' },
    feedbackSubmit: 'Submit feedback',
    feedbackCorrect: 'Correct feedback',
    feedbackHelp: (name: string) =>
      `${name} can read it at once. You can correct it until you accept or delete the application.`,
    feedbackAllText:
      'They can read it at once. It replaces earlier feedback. You can correct it until you accept or delete the applications.',
    feedbackAllConfirm: 'Yes, send it!',
    feedbackToAll: 'For all of them',
    acceptConfirm: 'Yes, accept!',
    accepted: 'Member added successfully',
    endpointNotFound: 'Endpoint not found - check server connection',
    acceptFailed: 'Failed to add member',
    deleteConfirm: 'Yes, delete it!',
    deleteText: (name: string) =>
      `The application of ${name} is deleted for good, and ${name} is told that it was declined. This cannot be undone.`,
    deleteAllText:
      'The applications are deleted for good, and the applicants are told that they were declined. This cannot be undone.',
    deleted: 'Application deleted',
    deleteFailed: 'Failed to delete application. Please try again.',
    feedback: 'Feedback',
    feedbackEmpty: 'Please enter feedback before submitting.',
    feedbackSent: 'Feedback submitted successfully',
    feedbackFailed: 'Failed to submit feedback.',
    resume: 'Resume',
  },
  errors: {
    gone: 'This application no longer exists.',
    notYours: 'You can only delete your own application.',
    inTeam: (name: string, role: string) =>
      `${name} is on the team already, as ${role}. Please choose which entry stays.`,
    entry: 'Please choose which entry stays',
    teamRole: 'Please choose Advisor, Research Director, Researcher or Research Assistant',
  },
} as const;
