/** At the desk, and in the forms, of what a lab makes. */
export const outputDeskTexts = {
  fields: {
    title: 'Title',
    summary: 'Summary',
    text: 'Text',
    image: 'Picture',
    people: 'People',
    areas: 'Research areas',
    works: 'Publications',
    link: 'Website',
    start: 'From',
    end: 'Until',
  },
  wrongOrder: 'The end cannot be before the start',
  imageTooLarge: 'Image size should be less than 5MB',
  added: 'Added',
  updated: 'Saved',
  deleted: 'Deleted',
} as const;
