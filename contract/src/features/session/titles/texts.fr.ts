import type { Translation } from '../../../texts/translation.ts';
import type * as english from './texts.ts';

export const sessionTitles: Translation<typeof english.sessionTitles> = {
  login: 'Anmelden',
  registration: 'Registrierung',
  verifyEmail: 'Bestätigen Sie Ihre E-Mail-Adresse',
  adminsOnly: 'Diese Seite ist nur für die Verwaltung, deshalb wurden Sie abgemeldet.',
};
