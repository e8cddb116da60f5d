export const eventDeskTexts = {
  fields: {
    title: 'Title',
    place: 'Place',
    start: 'Start',
    end: 'End',
    text: 'Description',
    image: 'Image',
    people: 'People',
  },
  missing: {
    title: 'Title is required',
    start: 'Start is required',
    order: 'The end cannot be before the start',
    imageTooLarge: 'Image size should be less than 5MB',
  },
  desk: {
    heading: 'Add event',
    submit: 'Add event',
    added: 'Event added successfully',
    updated: 'Event updated successfully',
    deleted: 'Event deleted',
    deleteConfirm: 'Yes, delete it!',
  },
} as const;
