import { limits } from '@lab/contract/api/limits';
import { expect, it } from 'vitest';
import { peopleInList } from './people-in-list.ts';

const ada = {
  name: 'Ada Byron',
  role: 'Researcher',
  from: '2019',
  until: '2023-05',
  next: 'Analyst',
  link: '',
};

it.each([
  ['commas', 'Ada Byron,Researcher,2019,2023-05,Analyst,'],
  ['semicolons', 'Ada Byron;Researcher;2019;2023-05;Analyst'],
  ['tabs and another line end', 'Ada Byron\tResearcher\t2019\t2023-05\tAnalyst\r\n'],
  [
    'a header and a byte order mark',
    '\uFEFFName,Role,From,Until,Next position,Link\nAda Byron,Researcher,2019,2023-05,Analyst,',
  ],
  [
    'headings in another order',
    'Until,Name,From,Email,Role,Next\n2023-05,Ada Byron,2019,a@b.c,Researcher,Analyst',
  ],
  ['German headings and dates', 'Name;Bis;Von;Rolle;Danach\nAda Byron;05.2023;2019;Researcher;Analyst'],
  ['empty lines', '\n\nAda Byron,Researcher,2019,2023-05,Analyst\n\n'],
])('a list with %s', (_, text) => {
  expect(peopleInList(text)).toEqual([ada]);
});

it('a quoted cell may contain dividers, line ends and quotation marks', () => {
  const [person] = peopleInList('"Byron, Ada",Researcher,2019,2023,"Analyst, ""Tides""\nand more"');
  expect(person).toMatchObject({ name: 'Byron, Ada', next: 'Analyst, "Tides"\nand more' });
});

it('a day is read as German spreadsheets write it', () => {
  expect(peopleInList('Ada;Researcher;1.4.2019;31.03.2020')).toMatchObject([
    { from: '2019-04-01', until: '2020-03-31' },
  ]);
});

it('a person called like a heading is a person', () => {
  expect(peopleInList('Link Lee,Researcher,2019')).toMatchObject([{ name: 'Link Lee', role: 'Researcher' }]);
});

it('an apostrophe that kept a text from being a formula is left out', () => {
  expect(peopleInList("'-ada,Researcher")).toMatchObject([{ name: '-ada' }]);
});

it.each([
  ['', 'Please paste a list or choose a file'],
  ['Name,Role', 'Please paste a list or choose a file'],
  [',Researcher', 'Line 1: there is no name'],
  [
    'Ada,Researcher,2019\nBob,Researcher,last year',
    'Line 2: “last year” is no date. Please write it as 2019, 2019-03 or 2019-03-04',
  ],
  [
    'Ada,Researcher,2019-02-30',
    'Line 1: “2019-02-30” is no date. Please write it as 2019, 2019-03 or 2019-03-04',
  ],
  ['Ada\n'.repeat(limits.importPeople + 1), `There can be ${limits.importPeople} people at most in one list`],
])('%j is refused with a sentence', (text, sentence) => {
  expect(peopleInList(text)).toBe(sentence);
});
