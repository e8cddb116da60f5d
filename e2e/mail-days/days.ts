import { answerDays } from './answers.ts';
import { applicationDays } from './applications.ts';
import { labDays } from './lab.ts';
import type { MailDay } from './mail-day.ts';
import { paperDays } from './papers.ts';
import { peopleDays } from './people.ts';

/** All days except those of subscribers. */
export const days: MailDay[] = [...answerDays, ...applicationDays, ...paperDays, ...peopleDays, ...labDays];
