/** Not in papers/texts.ts, which is part of every visitor's script. */
export const paperFormTexts = {
  preview: {
    show: 'Show preview',
    hide: 'Hide preview',
    page: 'The page of the paper',
    card: 'The card in lists',
  },
  rules: {
    review:
      'The lab reads every paper before it is published. You can change or withdraw it until then, and you can read feedback and the decision under “My Pending Paper”.',
    picture: 'A picture of at most 5 MB. It is required.',
    pictureOptional: 'A picture of at most 5 MB. You can leave it out.',
    pdf: 'A PDF of at most 20 MB. You can leave it out.',
  },
  more: {
    open: 'More fields',
    noArea: 'No research area',
    linkName: 'Name',
    linkAddress: 'Address',
    addLink: 'Add link',
    removeLink: 'Remove link',
  },
  validation: {
    area: 'Please select a research area',
    image: 'Please upload an image',
    imageTooLarge: 'Image size should be less than 5MB',
    linkName: 'Name of the link',
    linkAddress: 'Address of the link',
    fileMissing: 'This file is no longer there. Please choose it again.',
  },
  /** For a paper with feedback. */
  revise: 'Revise',
  write: {
    addAuthor: 'Add author',
    removeAuthor: 'Remove author',
    moveUp: 'Move up',
    moveDown: 'Move down',
    authorsHelp:
      'In the order of the paper. Enter adds the next name; a pasted list becomes one row for each name. Drag a name, or press Alt with an arrow key, to move it.',
    authorsPasted: (count: number) => `${count} authors added`,
    authorMoved: (name: string, place: number, count: number) => `${name} is author ${place} of ${count}`,
    submit: 'Submit',
    submitted: 'Research paper submitted successfully',
    failed: 'Failed to submit research. Please try again.',
    areasFailed: 'Failed to load research areas',
    leaveTitle: 'Leave this page?',
    leave:
      'You have unsent changes. What you typed stays on this device; a chosen file has to be chosen again.',
    leaveConfirm: 'Leave',
    choosePdf: 'Choose PDF',
    currentPdf: 'Current PDF',
    removePdf: 'Remove PDF',
    pdfRemoved: 'The PDF will be removed when you send this.',
    keepPdf: 'Keep the PDF',
    unchoosePdf: 'Do not send the chosen PDF',
  },
} as const;
