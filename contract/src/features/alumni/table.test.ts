import { expect, test } from 'vitest';
import { readTable } from '../../core/tables/read-table.ts';
import { alumniTable } from './table.ts';

test.each([
  ['Name,Position,To,Position now'],
  ['Name,Role,Until,Current position'],
  ['Name,Role,End,Now at'],
  ['Name;Funktion;Bis;Heute'],
  ['Nom,Poste,Fin,Ensuite'],
  ['Nombre,Cargo,Hasta,Ahora'],
  ['Nome,Ruolo,Fino,Dopo'],
  ['Nome,Cargo,Até,Agora'],
  ['Naam,Functie,Tot,Daarna'],
  ['Namn,Befattning,Till,Nu'],
  ['Navn,Stilling,Til,Nu'],
  ['Nazwisko,Stanowisko,Do,Teraz'],
])('a table of former members with %s', (headings) => {
  const separator = headings.includes(';') ? ';' : ',';
  const row = ['Ada Byron', 'Student', 'June 2024', 'A bank'].join(separator);
  expect(readTable(alumniTable, `${headings}\n${row}`)).toEqual({
    rows: [{ line: 2, values: { name: 'Ada Byron', role: 'Student', until: '2024-06', next: 'A bank' } }],
    unread: [],
  });
});

test('a column that is not read is named', () => {
  expect(readTable(alumniTable, 'Name,Shoe size,Until\nAda,38,2019')).toMatchObject({
    unread: ['Shoe size'],
  });
});

const ada = { name: 'Ada Byron', role: 'Researcher', from: '2019', until: '2023-05', next: 'Analyst' };

test.each([
  ['commas', 'Ada Byron,Researcher,2019,2023-05,Analyst,'],
  ['semicolons', 'Ada Byron;Researcher;2019;2023-05;Analyst'],
  ['tabs and another line end', 'Ada Byron\tResearcher\t2019\t2023-05\tAnalyst\r\n'],
  ['empty lines', '\n\nAda Byron,Researcher,2019,2023-05,Analyst\n\n'],
  ['German headings and dates', 'Name;Bis;Von;Rolle;Danach\nAda Byron;05.2023;2019;Researcher;Analyst'],
])('a list with %s', (_, text) => {
  expect(readTable(alumniTable, text)).toMatchObject({ rows: [{ values: ada }], unread: [] });
});

test('a person called like a heading is a person', () => {
  expect(readTable(alumniTable, 'Link Lee,Researcher,2019')).toMatchObject({
    rows: [{ line: 1, values: { name: 'Link Lee', role: 'Researcher' } }],
  });
});

test('a picture, a biography and the own page have columns too', () => {
  const text = 'Name,Foto,Bio,Website,Link,Thesis title,ORCID\nAda,a.jpg,Long,a.example,b.example,On tides,o';
  expect(readTable(alumniTable, text)).toMatchObject({
    rows: [
      {
        values: {
          picture: 'a.jpg',
          biography: 'Long',
          homepage: 'a.example',
          link: 'b.example',
          thesis: 'On tides',
          orcid: 'o',
        },
      },
    ],
    unread: [],
  });
});
