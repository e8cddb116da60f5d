import type { Translation } from '../../texts/translation.ts';
import type * as english from './texts.ts';

export const teamTexts: Translation<typeof english.teamTexts> = {
  title: 'Team',
  lead: 'Die Menschen, die forschen, und die, die sie beraten.',
  heading: 'Unser Team',
  subheading: 'Die Köpfe dahinter',
  loading: 'Das Team wird geladen …',
  empty: 'Niemand gefunden.',
  sections: {
    Advisor: 'Beratung',
    'Research Director': 'Forschungsleitung',
    Researcher: 'Forschung',
    'Research Assistant': 'Forschungsassistenz',
  },
  defaults: {
    name: 'Name',
    email: 'E-Mail nicht angegeben',
    phone: 'Telefon nicht angegeben',
    university: 'Universität nicht angegeben',
    details: 'Nichts angegeben',
  },
  member: {
    notFound: 'Diese Person wurde nicht gefunden.',
    papers: 'Arbeiten',
    back: 'Zurück zum Team',
  },
  fields: {
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    university: 'Universität',
    details: 'Über die Person',
    role: 'Rolle',
    image: 'Bild',
    social: { linkedin: 'LinkedIn', twitter: 'Twitter', facebook: 'Facebook', github: 'GitHub' },
  },
  profile: {
    title: 'Persönliche Angaben',
    joinedOn: (date) => `Dabei seit ${date}`,
    noDate: 'Datum nicht bekannt',
    none: (label) => `${label}: nicht angegeben`,
    noDetails: 'Nichts angegeben',
    edit: 'Profil bearbeiten',
    logout: 'Abmelden',
    changePhoto: 'Foto ändern',
    saved: 'Das Profil wurde gespeichert',
    failed: 'Das Profil konnte nicht gespeichert werden',
    roles: { admin: 'Verwaltung', writer: 'Autor' },
  },
  validation: {
    detailsTooLong: 'Höchstens 500 Zeichen',
    role: 'Bitte wählen Sie Beratung, Forschungsleitung, Forschung oder Forschungsassistenz',
    otherRole: (names) => `Bitte wählen Sie eine der Rollen: ${names}`,
  },
};
