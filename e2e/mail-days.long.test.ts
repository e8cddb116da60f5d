import { describe } from 'vitest';
import { days } from './mail-days/days.ts';
import { mailDays } from './mail-days/mail-day.ts';

describe('mail', () => mailDays(days));
