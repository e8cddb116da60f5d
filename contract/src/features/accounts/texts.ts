import { words } from '../../texts/words.ts';

export const accountTexts = words('account', {
  forgotPassword: {
    lead: 'Enter the email of your account. We will send you a link to choose a new password.',
    submit: 'Send the link',
    sent: 'If there is an account with this email, the link is on its way. It can take a few minutes; look in your spam folder too.',
    back: 'Back to login',
  },
  resend: {
    lead: 'No email yet? Enter your email and password, and we will send the link again.',
    alreadyVerified: 'This email is already verified. You can log in now.',
    notSent:
      'Your account was created, but the verification email could not be sent. You can send it again here.',
  },
} as const);
