/** Apart from the texts of pages, so that visitors do not load them. */
export const applicationDeskTexts = {
  manage: {
    title: 'Manage Applications',
    empty: 'No applications found.',
    accept: 'Accept',
    chooseRole: 'Choose a role',
    acceptText: (name: string, role: string) =>
      `${name} joins the team as ${role} and may write research papers.`,
    inTeam: (name: string) => `${name} is on the team already. What stays on the Team page?`,
    keepEntry: 'The present entry',
    takeApplication: 'What the application says',
    acceptAgainText: (name: string, role: string) =>
      `${name} stays on the team, as ${role}, and may write research papers.`,
    state: 'State',
    states: { new: 'Without feedback', answered: 'With feedback' },
    feedbackSubmit: 'Submit feedback',
    acceptConfirm: 'Yes, accept!',
    accepted: 'Member added successfully',
    endpointNotFound: 'Endpoint not found - check server connection',
    acceptFailed: 'Failed to add member',
    deleteConfirm: 'Yes, delete it!',
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
