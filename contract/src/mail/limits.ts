/** Mails in an hour: as many as a lab may send that has chosen nothing, and the most that it may choose. */
export const mailLimits = {
  perHour: 300,
  most: 10_000,
  /** As many as a provider may tell at once. */
  bounces: 100,
};

/** As many notices as are counted; beyond that the bell only says that there are more. */
export const countedNotices = 9;
