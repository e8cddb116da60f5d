import { describe, expect, it } from 'vitest';
import { changesIn, staysOf, termIn, yearsOfChanges } from './stays.ts';

const term = (from: string, until: string, role = 'Researcher') => ({ role, title: '', from, until });
const spans = (...terms: ReturnType<typeof term>[]) =>
  staysOf(terms).map(({ first, last }) => [first.from, last.until]);

describe('stays', () => {
  it('join terms that follow each other, however precise they are', () => {
    expect(spans(term('2019', '2021-03-31'), term('2021-04-01', ''))).toEqual([['2019', '']]);
    expect(spans(term('2018', '2019'), term('2020', '2021'))).toEqual([['2018', '2021']]);
    expect(spans(term('2018', '2019-12'), term('2020-01', '2021'))).toEqual([['2018', '2021']]);
  });

  it('are two where somebody was away in between', () => {
    expect(spans(term('2015', '2017'), term('2020', ''))).toEqual([
      ['2015', '2017'],
      ['2020', ''],
    ]);
  });

  it('end with what ends last, in any order', () => {
    expect(spans(term('2019', '2020'), term('2018', '2022'))).toEqual([['2018', '2022']]);
    expect(spans(term('2019', ''), term('2018', '2022'))).toEqual([['2018', '']]);
  });

  it('join what has no beginning, because nobody knows of a gap', () => {
    expect(spans(term('', '2017'), term('2017', '2019'))).toEqual([['', '2019']]);
    expect(spans()).toEqual([]);
  });
});

describe('in a year', () => {
  const student = term('2019-10', '2021-06', 'Research Assistant');
  const researcher = term('2021-06', '2024-09');

  it('a promotion is neither coming nor leaving', () => {
    expect(changesIn([student, researcher], '2021')).toEqual({});
    expect(changesIn([student, researcher], '2019')).toEqual({ came: student });
    expect(changesIn([student, researcher], '2024')).toEqual({ left: researcher });
    expect(yearsOfChanges([student, researcher])).toEqual(['2019', '2024']);
  });

  it('somebody can come and leave', () => {
    const summer = term('2023-06', '2023-08');
    expect(changesIn([summer], '2023')).toEqual({ came: summer, left: summer });
  });

  it('the last role counts', () => {
    expect(termIn([researcher, student], '2021')).toBe(researcher);
    expect(termIn([researcher, student], '2020')).toBe(student);
    expect(termIn([student, term('2021-06', '')], '2030')?.until).toBe('');
    expect(termIn([researcher, student], '2018')).toBeUndefined();
    expect(termIn([researcher, student], '2025')).toBeUndefined();
  });

  it('of an unknown beginning only the end counts', () => {
    expect(termIn([term('', '2017')], '2016')).toBeUndefined();
    expect(termIn([term('', '2017')], '2017')).toBeDefined();
    expect(termIn([term('', '')], '2017')).toBeUndefined();
    expect(yearsOfChanges([term('', '')])).toEqual([]);
  });
});
