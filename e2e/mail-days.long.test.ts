import { describe } from 'vitest';
import { days } from './mail-days/days.ts';
import { tellDays } from './mail-days/mail-day.ts';

describe('mail', () => tellDays(days));
