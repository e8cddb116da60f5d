/** Not in papers/texts.ts, which is part of every visitor's script. */
export const paperFormTexts = {
  validation: {
    area: 'Please select a research area',
    image: 'Please upload an image',
    imageTooLarge: 'Image size should be less than 5MB',
    fileMissing: 'This file is not there any more. Please choose it again.',
  },
  write: {
    addAuthor: 'Add author',
    removeAuthor: 'Remove author',
    submit: 'Submit',
    submitted: 'Research paper submitted successfully',
    failed: 'Failed to submit research. Please try again.',
    areasFailed: 'Failed to load research areas',
    leaveTitle: 'Leave this page?',
    leave:
      'You have unsent changes. What you typed stays on this device; a chosen file has to be chosen again.',
    leaveConfirm: 'Leave',
    currentPdf: 'Current PDF',
    removePdf: 'Remove PDF',
    pdfRemoved: 'The PDF will be removed when you send this.',
    keepPdf: 'Keep the PDF',
    unchoosePdf: 'Do not send the chosen PDF',
  },
} as const;
