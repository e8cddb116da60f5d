export const userTexts = {
  title: 'All Users',
  total: 'Total Users',
  columns: { number: '#', image: 'Image', name: 'Name', email: 'Email', role: 'Role' },
  joined: 'Joined',
  roles: { admin: 'Admin', writer: 'Writer', none: 'No role' },
  /** Shown in the profile of a person who is not on the team. */
  ownRoles: { admin: 'admin', writer: 'writer' },
  makeAdmin: 'Make admin',
  makeAdminConfirm: 'Yes, make admin!',
  madeAdmin: (name: string) => `${name} is an admin now`,
  alreadyAdmin: (name: string) => `${name} is already an admin`,
  makeAdminText: (name: string) =>
    `${name} will be able to change everything on this site. It takes effect when ${name} next opens the site.`,
  makeWriter: 'Make writer',
  makeWriterConfirm: 'Yes, make writer!',
  takeWriterConfirm: 'Yes, take it away!',
  takeWriter: 'Take writer role away',
  madeWriter: (name: string) => `${name} is a writer now`,
  tookWriter: (name: string) => `${name} is no longer a writer`,
  failed: 'Something went wrong',
  empty: 'No users found.',
  notFound: 'User data not found.',
  errors: {
    otherEmail: 'You can only do this for your own account.',
    role: 'The role must be writer or empty',
    unverified: 'This account has no verified email yet, so nobody knows whose it is.',
    emailChanged: (before: string, now: string) =>
      `The email of this account is ${now} now, no longer ${before}. Please check who it is and try again.`,
    adminRole: 'The role of an admin cannot be changed here',
  },
} as const;
