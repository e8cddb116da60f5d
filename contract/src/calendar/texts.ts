/** The calendar that forms open to pick a day. Not in texts.ts, which is part of every visitor's script. */
export const calendarTexts = {
  open: 'Open the calendar',
  title: (field: string) => `Calendar: ${field}`,
  precision: 'How exactly the date is known',
  precisions: { year: 'Year', month: 'Month', day: 'Day' },
  day: 'YYYY-MM-DD',
  anyPrecision: 'YYYY, YYYY-MM or YYYY-MM-DD',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  chooseYear: 'Choose a year',
  closeYears: 'Close the list of years',
} as const;
