import type { Translation } from '../../texts/translation.ts';
import type * as english from './texts.ts';

export const subscriptionTexts: Translation<typeof english.subscriptionTexts> = {
  form: {
    title: 'Neuigkeiten per Mail',
    email: 'E-Mail',
    submit: 'Abonnieren',
    help: 'Sie erhalten eine Mail, in der Sie Ihre Adresse bestätigen. In jeder Mail steht ein Link zum Abbestellen.',
  },
  confirm: {
    title: 'Ihre Adresse bestätigen',
    text: 'Mit dem Knopf erhalten Sie die Neuigkeiten des Labors per Mail.',
    submit: 'Bestätigen',
  },
  leave: {
    title: 'Neuigkeiten per Mail abbestellen',
    text: 'Mit dem Knopf erhalten Sie keine Neuigkeiten per Mail mehr. Ihre Adresse wird gelöscht.',
    submit: 'Abbestellen',
  },
  states: {
    asked: {
      title: 'Bitte sehen Sie in Ihr Postfach',
      text: 'Wenn die Adresse noch keine Neuigkeiten erhält, kommt eine Mail mit einem Link zum Bestätigen. Der Link gilt zwei Tage.',
    },
    confirmed: {
      title: 'Sie erhalten die Neuigkeiten',
      text: 'Vielen Dank. Ab jetzt kommen die Neuigkeiten des Labors per Mail.',
    },
    left: {
      title: 'Sie haben abbestellt',
      text: 'Sie erhalten keine Neuigkeiten per Mail mehr, und Ihre Adresse ist gelöscht.',
    },
    gone: {
      title: 'Dieser Link gilt nicht mehr',
      text: 'Wenn Sie schon damit bestätigt haben, ist nichts mehr zu tun. Sonst können Sie bei den Neuigkeiten noch einmal abonnieren.',
    },
    again: {
      title: 'Die Adresse ist nicht vollständig',
      text: 'Bitte gehen Sie zurück und schreiben Sie die ganze Adresse.',
    },
    busy: {
      title: 'Bitte versuchen Sie es später noch einmal',
      text: 'Im Moment abonnieren sehr viele. Bitte versuchen Sie es in einer Stunde noch einmal.',
    },
    closed: {
      title: 'Neuigkeiten per Mail',
      text: 'Das Labor verschickt im Moment keine Neuigkeiten per Mail.',
    },
  },
  back: 'Zu den Neuigkeiten',
};
