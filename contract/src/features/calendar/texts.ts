import { words } from '../../texts/words.ts';

/** The calendar that forms open to pick a day. Not in texts.ts, which is part of every visitor's script. */
export const calendarTexts = words('calendar', {
  open: 'Open the calendar',
  title: (field: string) => `Calendar: ${field}`,
  precision: 'How exactly the date is known',
  precisions: { year: 'Year', month: 'Month', day: 'Day' },
  day: 'YYYY-MM-DD',
  anyPrecision: 'YYYY, YYYY-MM or YYYY-MM-DD',
  moment: (zone: string) => `YYYY-MM-DD, or with a time (${zone}) YYYY-MM-DD HH:MM`,
  hours: 'Hours',
  minutes: 'Minutes',
  hour: (hour: string) => `${hour} hours`,
  minute: (minute: string) => `${minute} minutes`,
  wholeDay: 'Whole day',
  done: 'Done',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  chooseYear: 'Choose a year',
  closeYears: 'Close the list of years',
} as const);
