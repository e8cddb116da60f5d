import { words } from '../../../texts/words.ts';

/** What the head of a page says before the page's own texts are loaded, and why a person was logged out. */
export const sessionTitles = words('sessionTitle', {
  login: 'Login',
  registration: 'Registration',
  verifyEmail: 'Verify your email',
  adminsOnly: 'That page is for admins only, so you have been logged out.',
} as const);
