/** Apart from the texts of pages, so that visitors do not load them. */
export const applicationDeskTexts = {
  manage: {
    title: 'Manage Applications',
    empty: 'No applications found.',
    accept: 'Accept',
    chooseRole: 'Choose a role',
    chooseRoleFirst: 'Please choose the role on the team first.',
    shown: 'What does everybody see besides name, role and picture?',
    shownHelp: (name: string) =>
      `The application was written to you. ${name} is asked to complete the entry, and can show more at any time.`,
    acceptText: (name: string, role: string, shown: string) =>
      `${name} joins the team as ${role} and may write research papers. The Team page shows everybody the ${shown}. ${name} is asked to add the rest. The application leaves this list for good, with what you have not chosen of it.`,
    inTeam: (name: string) => `${name} is on the team already. What stays on the Team page?`,
    keepEntry: 'The current entry',
    takeApplication: 'What the application says',
    acceptAgainText: (name: string, role: string) =>
      `${name} stays on the team, as ${role}, and may write research papers. The Team page keeps the current entry. The application leaves this list for good.`,
    replaceText: (name: string, role: string, replaced: string) =>
      `${name} stays on the team, as ${role}, and may write research papers. The ${replaced} of the application will replace what the current entry says. The rest of the entry stays, and what ${name} has hidden stays hidden. The application leaves this list for good.`,
    acceptAllText: (role: string) =>
      `They join the team as ${role} and may write research papers. The Team page shows everybody their names, roles and pictures. They are asked to add the rest. The applications leave this list for good, with all that they say. To show more of one, accept it alone.`,
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
  earlier: {
    title: 'Accepted with an earlier version',
    lead: 'Earlier versions published what an application said as soon as it was accepted. These people have not changed it since, and everybody can read it. What you hide, they can show again in their profile. You are asked once.',
    left: 'among the alumni',
    choose: (name: string) => `Hide what is shown of ${name}`,
    hide: (count: number) => (count === 1 ? 'Hide it for 1 person' : `Hide it for ${count} people`),
    leave: 'Leave all as it is',
    leaveText: 'Everybody can go on reading it. The list is not shown again.',
    leaveConfirm: 'Yes, leave it!',
    othersText: (count: number) =>
      count === 0
        ? 'The list is not shown again.'
        : `It stays as it is for ${count === 1 ? '1 person' : `${count} people`}. The list is not shown again.`,
    hideConfirm: 'Yes, hide it!',
    done: 'Done. The list is closed.',
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
