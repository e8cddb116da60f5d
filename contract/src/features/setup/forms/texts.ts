/** What the page *Set up your lab* shows, and why the server refuses. */
export const setupFormTexts = {
  account: {
    lead: 'This lab has no admin yet. The account that you make here is the first: it can change everything on this site, and make other people admins.',
    code: 'One-time code',
    codeHint: 'The deployment printed it. It works once, within a day.',
    submit: 'Make my account',
    failed: 'The account could not be made. Nothing was changed.',
  },
  lab: {
    title: 'Your lab',
    lead: 'Visitors see this on every page. You can change it at any time under Update info.',
    submit: 'Save and go to the desk',
    skip: 'Skip, I will do this later',
  },
  done: {
    title: 'This lab is set up',
    lead: 'It has an admin, so there is nothing to set up here.',
    toLogin: 'Login',
    toDesk: 'Go to the desk',
  },
  signInFailed: 'Your account is made, but signing in failed. Please log in.',
  errors: {
    done: 'Somebody has set up this lab already. Please log in.',
    code: 'This code is not right, or it is too old or used. Run npm run setup-code again for a new one.',
    emailTaken:
      'There is an account with this email already. Use another email, or make that account an admin with npm run admin.',
  },
} as const;
