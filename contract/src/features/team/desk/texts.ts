/** Apart from the texts of pages, so that visitors do not load them. */
export const memberDeskTexts = {
  manage: {
    one: 'Team member',
    title: 'Team Members',
    add: 'Add member',
    added: 'Member added successfully',
    updated: 'Member updated successfully',
    deleted: 'Member removed',
    addFailed: 'Failed to add member',
    failed: 'Something went wrong',
    deleteConfirm: 'Yes, delete it!',
  },
  alsoKnownAs: 'Also known as (names on papers, separated by ;)',
} as const;
