/** The list on the admins' start page that leads from an empty lab to a complete one. */
export const checklistTexts = {
  title: 'Complete your lab',
  lead: 'In any order, at any time. Visitors see only what is there.',
  progress: (done: number, all: number) => `${done} of ${all} done.`,
  done: 'Done',
  open: 'To do',
  hide: 'Hide this list',
  show: 'Show what is left to set up',
  failed: 'The list could not be changed.',
  deploy:
    'This lab is only on this machine. To put it on the web, follow docs/deploy.md in the folder of this site.',
  steps: {
    contact: {
      title: 'Name and contact details',
      text: 'Name, and email or phone, of the lab.',
    },
    look: { title: 'Logo and colour', text: 'The lab’s own look, with a preview.' },
    about: { title: 'About the lab', text: 'An overview. Its first paragraph opens the home page.' },
    people: { title: 'People', text: 'Everybody on the team, with picture and links.' },
    works: { title: 'Publications', text: 'From BibTeX, RIS, a table, DOIs or an ORCID iD.' },
    areas: { title: 'Research areas', text: 'What the lab works on.' },
    news: { title: 'News', text: 'A first item shows that somebody is at home.' },
    pages: { title: 'Pages of your own', text: 'Teaching, Visit us, or whatever else your lab needs.' },
    positions: { title: 'Open positions', text: 'People can apply for them on this site.' },
    collaborators: { title: 'Collaborators', text: 'The logos of your partners on the home page.' },
    pictures: {
      title: 'Pictures for the home page',
      text: 'Five pictures that open it. They can come later.',
    },
    legal: {
      title: 'Imprint, privacy, accessibility',
      text: 'Answer some questions, and the pages are written from them.',
    },
    accounts: { title: 'Accounts for your people', text: 'Invite them, one or a list.' },
  },
} as const;
