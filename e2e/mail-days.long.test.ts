import { describe } from 'vitest';
import { days } from './mail-days/days.ts';
import { mailStories } from './mail-days/mail-day.ts';

describe('mail', () => mailStories(days));
