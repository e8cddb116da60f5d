/** Apart from the texts of pages, so that visitors do not load them. */
export const collaboratorDeskTexts = {
  one: 'Collaborator',
  notFound: 'Collaborator not found.',
  form: {
    addTitle: 'Add Collaborators',
    name: 'Name',
    logo: 'Logo',
    submit: 'Add collaborator',
  },
  validation: {
    name: 'Name is required',
    logo: 'Please upload a logo image',
    logoTooLarge: 'Image must be less than 5MB',
  },
  added: 'Collaborator added successfully',
  updated: 'Collaborator updated successfully',
  deleted: 'Collaborator deleted',
  failed: 'Something went wrong',
  uploadFailed: 'Something went wrong during upload.',
  deleteConfirm: 'Yes, delete it!',
} as const;
