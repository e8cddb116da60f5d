import { words } from '../../texts/words.ts';

/** Texts for signing in, signing out and registering. Those that only forms show are in `forms/texts.ts`. */
export const sessionTexts = words('session', {
  login: {
    email: 'Email',
    password: 'Password',
    submit: 'Login',
    google: 'Continue with Google',
    failed: 'There was no answer to your login.',
    googleWaits: 'Waiting for the sign-in window. If you cannot see it, cancel and try again.',
    or: 'or',
    noAccount: 'New here?',
    toRegistration: 'Create an account',
    forgot: 'Forgot password?',
    toApply: (role: string) => `Log in to apply as ${role}.`,
  },
  registration: {
    name: 'Full name',
    email: 'Email',
    password: 'Password',
    confirmPassword: 'Confirm Password',
    picture: 'Profile picture',
    submit: 'Register',
    haveAccount: 'Already have an account?',
    toLogin: 'Login',
    passwordsMatch: 'Passwords match',
    success: 'Verification Email Sent',
    failed: 'Something went wrong',
    toApply: (role: string) => `Create an account to apply as ${role}.`,
  },
  verifyEmail: {
    sent: 'A verification link was sent to your email address.',
    checkSpam: 'If you cannot find it, check your spam folder or register again.',
    verifiedTitle: 'Email verified',
    verified: 'Your email is verified. You can log in now.',
    resend: 'Send the link again',
    resent: 'Verification Email Sent',
    toLogin: 'Login',
    noUser: 'No user is currently signed in',
  },
  unverified: {
    title: 'Email Not Verified',
    text: 'Please verify your email before logging in. Check your inbox for the verification link.',
  },
  logout: {
    title: 'Are you sure?',
    text: "You won't be able to revert this!",
    confirm: 'Yes, Log out!',
    success: 'LogOut Successfully',
  },
  errors: {
    otherEmail: 'This is not the email of the signed-in account.',
  },
} as const);
