/** Apart from the texts of pages, so that visitors do not load them. */
export const newsDeskTexts = {
  form: {
    addTitle: 'News and Update',
    title: 'Title',
    summary: 'Summary',
    details: 'Details',
    image: 'Image',
    submit: 'Publish',
  },
  validation: {
    title: 'Title is required',
    summary: 'Summary is required',
    details: 'Details are required',
    image: 'Please upload an image.',
    imageTooLarge: 'Image size should be less than 5MB',
  },
  added: 'News added successfully',
  updated: 'News updated successfully',
  deleted: 'News deleted',
  failed: 'Something went wrong',
  uploadFailed: (host: string) => `Error uploading image to ${host}`,
  deleteConfirm: 'Yes, delete it!',
} as const;
