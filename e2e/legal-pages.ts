/** Writes the imprint, the privacy page and the accessibility statement of a small lab at the desk. */
import type { Page } from 'playwright-core';
import type { Presses } from './presses.ts';

interface Answers {
  tab: string;
  texts: Readonly<Record<string, string>>;
  choices: Readonly<Record<string, string>>;
}

const task = 'Task in the public interest, Art. 6(1)(e)';
const address = 'Harbour Road 1, 24103 Kiel, Germany';
const email = 'hello@tidepool.test';

const pages: readonly Answers[] = [
  {
    tab: 'Imprint',
    texts: {
      Provider: 'University of the Shore',
      'Postal address': address,
      'Represented by': 'The president, Dr. Imke Sand',
      Email: email,
      Phone: '+49 431 555 0100',
    },
    choices: {},
  },
  {
    tab: 'Privacy',
    texts: {
      Controller: 'University of the Shore',
      'Postal address of the controller': address,
      'Email of the controller': email,
      'Who hosts the site': 'Our computing centre, in Kiel',
      'What the host logs of a visit, and how long it keeps this': 'Address and page, for seven days',
      'Supervisory authority for complaints': 'The data protection authority of the state',
    },
    choices: {
      'Is there a data protection officer?': 'No',
      'Legal basis: showing the pages': task,
      'Legal basis: accounts': task,
      'Legal basis: applications': task,
      'Legal basis: messages': task,
      'Can data leave the European Union?': 'No',
      'Does the lab let machines alone decide about people (Art. 22)?': 'No',
    },
  },
  {
    tab: 'Accessibility',
    texts: {
      'Who is responsible for the site': 'University of the Shore',
      'The statement applies to': 'This site',
      'Standard that was checked': 'WCAG 2.2 level AA',
      'Day of the statement': '2026-11-02',
      'Who answers reports of barriers': `Mara Lindqvist, ${email}`,
      'ADA coordinator and grievance procedure': 'The office of equal access, room 12',
    },
    choices: {
      'Which law applies?': 'United States: ADA, Title II',
      'How far does the site meet the standard?': 'Fully',
      'How was the site checked?': 'By ourselves',
    },
  },
];

export async function writeLegalPages(page: Page, hand: Presses, save: () => Promise<void>): Promise<void> {
  for (const { tab, texts, choices } of pages) {
    await hand.press(page.getByRole('tab', { name: tab, exact: true }));
    const panel = page.getByRole('tabpanel', { name: tab });
    for (const [label, text] of Object.entries(texts))
      await hand.write(panel.getByRole('textbox', { name: label, exact: true }), text);
    for (const [label, option] of Object.entries(choices))
      await hand.choose(panel.getByRole('combobox', { name: label, exact: true }), option);
    await hand.press(panel.getByLabel('Published'));
    await save();
  }
}
