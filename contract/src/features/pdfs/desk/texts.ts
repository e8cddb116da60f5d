export const pdfDeskTexts = {
  tab: 'PDFs',
  lead: 'PDFs on the site that not everybody can read. The site looks at new ones each night. For a work, send a better PDF with its form; a text version can be one more link of the work.',
  counts: (looked: number, flawed: number, waiting: number) =>
    `${looked} looked at, ${flawed} of them with a remark, ${waiting} not looked at yet`,
  none: 'Everybody can read all PDFs that were looked at.',
  columns: { name: 'PDF', flaws: 'Remarks' },
  flaws: {
    unreadable: 'cannot be opened',
    noText: 'no text',
    untagged: 'no tags',
    noTitle: 'no title',
    noLanguage: 'no language',
  },
  more: 'Look at the next files',
};
