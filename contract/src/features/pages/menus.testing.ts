/** For tests: the links of the menus, as docs/specification.md names them. */
export const mainMenu = [
  'Home',
  'About',
  'Research Areas',
  'Publications',
  'Team',
  'Join Us',
  'Contact Us',
  'News',
];

/** In the account's menu, for everybody who is signed in. */
export const everyonesLinks = ['Profile', 'My Pending Paper', 'My Contacts'];

/** In the account's menu, for admins only. */
export const deskLinks = [
  'Update info',
  'All Users',
  'Manage Applications',
  'Review Research Paper',
  'News and Update',
  'Add new Research Area',
  'Add Collaborators',
  'Manage Contacts',
];
