import { words } from '../../../texts/words.ts';

/** Error messages of the account forms, separate because visitors do not need them. */
export const sessionFormTexts = words('sessionForm', {
  validation: {
    name: 'Name is required',
    email: 'Email is required',
    password: 'Password is required',
    passwordMin: 'At least 6 characters',
    passwordMax: 'Less than 16 characters',
    passwordPattern: 'Must include uppercase, lowercase, number, special character',
    confirmPassword: 'Confirm Password is required',
    mismatch: 'Password and confirm password should match',
    picture: 'Profile picture is required',
  },
  showPassword: 'Show password',
  checklist: {
    length: '6-16 characters',
    uppercase: 'One uppercase',
    lowercase: 'One lowercase',
    digit: 'One number',
    special: 'One special character',
    holds: '(done)',
  },
} as const);
