import { expect, test } from 'vitest';
import { readTable } from '../../../core/tables/read-table.ts';
import { accountAddresses, addressIn } from './addresses.ts';
import { memberTable } from './table.ts';

const table = { ...memberTable, maxRows: 3 };

const ada = {
  name: 'Ada Byron',
  role: 'Researcher',
  email: 'ada@lab.test',
  phone: '+49 30 1',
  from: '2019-04-01',
};

test.each([
  [
    'English headings and commas',
    "Name,Role,Email,Phone,From\nAda Byron,Researcher,ada@lab.test,'+49 30 1,2019-04-01",
  ],
  [
    'German headings and semicolons in another order, with a byte order mark',
    '\uFEFFSeit;Telefon;E-Mail-Adresse;Funktion;Name\r\n1.4.2019;+49 30 1;ada@lab.test;Researcher;Ada Byron\r\n',
  ],
  [
    'tabs, as Excel copies',
    'Position\tName\tBeginn\ttel.\te-mail\nResearcher\tAda Byron\t01.04.2019\t+49 30 1\tada@lab.test',
  ],
])('a table with %s', (_, text) => {
  expect(readTable(table, text)).toMatchObject({ rows: [{ line: 2, values: ada }], unread: [] });
});

test('a field under its own name is not looked for under another, and of two others the first counts', () => {
  expect(
    readTable(table, 'Position,Role,Name,Web,Link\nHead,Researcher,Ada,https://a.b,https://c.d'),
  ).toEqual({
    rows: [{ line: 2, values: { role: 'Researcher', name: 'Ada', homepage: 'https://a.b' } }],
    unread: ['Position', 'Link'],
  });
});

test.each(['Title', 'Job title', 'Titel', 'Bezeichnung'])('%s is the title beside the role', (heading) => {
  const read = readTable(table, `Name,Position,${heading}\nAda,Researcher,Assistant Professor`);
  expect(read).toMatchObject({
    rows: [{ values: { role: 'Researcher', title: 'Assistant Professor' } }],
    unread: [],
  });
});

test.each([
  ['Role\nResearcher', 'The first line has no column called “Name”'],
  ['Name\nAda', 'The first line has no column called “Role”'],
  ['Name,Role\na,b\nc,d\ne,f\ng,h', 'There can be 3 records at most in one table'],
])('%j is refused with a sentence', (text, sentence) => {
  expect(readTable(table, text)).toBe(sentence);
});

test.each([
  ['nom', 'fonction', 'depuis'],
  ['nombre', 'cargo', 'desde'],
  ['nome', 'ruolo', 'dal'],
  ['Nome', 'Função', 'Início'],
  ['naam', 'functie', 'sinds'],
  ['namn', 'roll', 'från'],
  ['navn', 'stilling', 'fra'],
  ['nazwisko', 'stanowisko', 'od'],
])('a table with the headings %s, %s, %s', (...headings) => {
  const text = `${headings.join(',')}\nAda Byron,Researcher,Fall 2022`;
  expect(readTable(table, text)).toEqual({
    rows: [{ line: 2, values: { name: 'Ada Byron', role: 'Researcher', from: '2022-09' } }],
    unread: [],
  });
});

test.each([
  ['Photo', 'Biography', 'Summary'],
  ['Picture', 'Bio', 'Details'],
  ['Foto', 'Kurzbiografie', 'Beschreibung'],
  ['Bild', 'Lebenslauf', 'Kurzbeschreibung'],
  ['Photographie', 'Biographie', 'Résumé'],
  ['Imagen', 'Biografía', 'Descripción'],
  ['Immagine', 'Biografia', 'Descrizione'],
  ['Imagem', 'Biografia', 'Descrição'],
  ['Afbeelding', 'Biografie', 'Beschrijving'],
  ['Foto (fil)', 'Biografi', 'Beskrivning'],
  ['Billede', 'Om mig', 'Beskrivelse'],
  ['Zdjęcie', 'Życiorys', 'Opis'],
])('the columns %s, %s and %s are read', (...headings) => {
  const read = readTable(memberTable, `Name,Role,${headings.join(',')}\nAda,Researcher,a.jpg,Long,Short`);
  expect(read).toMatchObject({
    rows: [{ values: { picture: 'a.jpg', biography: 'Long', details: 'Short' } }],
    unread: [],
  });
});

test('links have columns of their own, and what looks like one is named', () => {
  const headings = [
    'LinkedIn profile',
    'Google Scholar',
    'Github',
    'ORCID iD',
    'X',
    'Research interests',
    'Webpage',
  ];
  const text = `Name,Role,${headings.join(',')},Bildung,Biology\nAda,Researcher,l,s,g,o,t,i,w,b,c`;
  expect(readTable(memberTable, text)).toMatchObject({
    rows: [
      {
        values: {
          linkedin: 'l',
          scholar: 's',
          github: 'g',
          orcid: 'o',
          twitter: 't',
          interests: 'i',
          homepage: 'w',
        },
      },
    ],
    unread: ['Bildung', 'Biology'],
  });
});

const { linkedin, github } = accountAddresses;

test.each([
  ['https://a.example/x', linkedin, 'https://a.example/x'],
  ['www.linkedin.com/in/ada', linkedin, 'https://www.linkedin.com/in/ada'],
  ['@ada.byron', linkedin, `${linkedin}ada.byron`],
  ['ada', github, `${github}ada`],
  ['ada.example.org', '', 'https://ada.example.org'],
  ['ada', '', 'ada'],
  ['in/ada', linkedin, 'in/ada'],
  ['javascript:alert(1)', github, 'javascript:alert(1)'],
  ['', github, ''],
])('%j with %j is the address %j', (written, account, address) => {
  expect(addressIn(written, account)).toBe(address);
});
