/** Apart from the texts of pages, so that visitors do not load them. */
export const positionDeskTexts = {
  one: 'Open position',
  form: { addTitle: 'Add open position', submit: 'Add position', about: 'About the position' },
  validation: { roleTaken: 'There is already an open position with this role' },
  state: 'State',
  states: { open: 'Open', closed: 'Closed: not shown to visitors, takes no applications' },
  added: 'Position added successfully',
  updated: 'Position updated successfully',
  deleted: 'Position deleted',
  failed: 'Something went wrong',
  deleteConfirm: 'Yes, delete it!',
} as const;
