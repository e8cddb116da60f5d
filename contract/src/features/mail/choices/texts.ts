import { words } from '../../../texts/words.ts';
import { textsOf } from '../events.ts';

export const germanOfChoices = { events: textsOf('german', 'choice') };

/** Where a person chooses what they get by mail. */
export const mailChoiceTexts = words(
  'mailChoice',
  {
    title: 'Mail',
    lead: 'Choose what you want to get by mail. The bell shows everything.',
    bounced: 'Mail to your address came back, so you get none. If it works again, say so here.',
    arrives: 'It works again',
    alwaysSent: (names: string) => `You always get: ${names}.`,
    save: 'Save',
    saved: 'Your choice was saved',
    failed: 'Your choice could not be saved',
    /** What each kind is called where it is chosen. */
    events: textsOf('english', 'choice'),
  } as const,
  { de: germanOfChoices },
);
