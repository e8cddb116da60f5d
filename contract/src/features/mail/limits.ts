/** Mails in an hour: as many as a lab may send that has chosen nothing, and the most that it may choose. */
export const mailLimits = {
  perHour: 300,
  most: 10_000,
  /** As many notices of what one person does in a day are mailed. What is more is told to admins once. */
  perPerson: 10,
  /** As many as a provider may report at once. */
  bounces: 100,
  /** Characters of an answer as it arrives, with all that it quotes. */
  answer: 100_000,
  answerHtml: 200_000,
  /** The header lines of an answer. */
  answerHeaders: 50_000,
  /**
   * How often in an hour people are told that their answer was not taken; the mail server keeps what
   * is more.
   */
  answersNotTaken: 30,
  /** Before the `@` of an address, to which 49 characters are added; a mail server takes 64. */
  answerBox: 15,
  reminders: 5,
  lastReminder: 90,
};

/** As many notices as are counted; beyond that the bell only says that there are more. */
export const countedNotices = 9;
