export const accountTexts = {
  forgotPassword: {
    title: 'Forgot password',
    lead: 'Enter the email of your account. We send you a link with which you can choose a new password.',
    submit: 'Send the link',
    sent: 'If there is an account with this email, the link is on its way. It can take a few minutes; look in your spam folder too.',
    back: 'Back to login',
  },
  resend: {
    lead: 'No email yet? Enter your email and password, and we send the link once more.',
    alreadyVerified: 'This email is already verified. You can login now.',
    notSent:
      'Your account was made, but the verification email could not be sent. You can have it sent again here.',
  },
} as const;
