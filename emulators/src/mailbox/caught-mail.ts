export interface CaughtMail {
  id: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** As they were sent, by their name in small letters. */
  headers: Record<string, string>;
  at: string;
}
