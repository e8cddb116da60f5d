export const userTexts = {
  title: 'All Users',
  total: 'Total Users',
  columns: { number: '#', image: 'Image', name: 'Name', email: 'Email', role: 'Role' },
  joined: 'Joined',
  roles: { admin: 'Admin', writer: 'Writer', none: 'No role' },
  makeAdmin: 'Make admin',
  makeAdminConfirm: 'Yes, make admin!',
  madeAdmin: (name: string) => `${name} is an admin now`,
  alreadyAdmin: (name: string) => `${name} is already an admin`,
  makeAdminText: (name: string) =>
    `${name} will be able to change everything on this site. It takes effect when ${name} next opens the site. You can remove the admin rights again.`,
  removeAdmin: 'Remove admin rights',
  removeAdminConfirm: 'Yes, remove them!',
  removeAdminText: (name: string) =>
    `${name} will be a plain member and will lose access to the desk within a minute. You can make ${name} an admin or a writer again.`,
  keeps: (name: string) =>
    `${name} may still have what an admin can see. It does not end with the right, but you can change it:`,
  kept: {
    archives: 'Delete the exports of the last day, which their addresses open',
    keys: 'Make new keys for the mail server',
    visits: 'Look at the script that counts visits',
  },
  removedAdmin: (name: string) => `${name} is no longer an admin`,
  wasNoAdmin: (name: string) => `${name} was no longer an admin`,
  makeWriter: 'Give writer role',
  makeWriterConfirm: 'Yes, give it!',
  makeWriterText: (name: string) =>
    `${name} will see Write Research Paper in the menu. You can remove the role again.`,
  makeWritersText: 'They will see Write Research Paper in the menu. You can remove the role again.',
  takeWriter: 'Remove writer role',
  takeWriterConfirm: 'Yes, remove it!',
  takeWriterText: (name: string) =>
    `${name} will no longer see Write Research Paper in the menu. Papers that ${name} has submitted stay. You can give the role again.`,
  takeWritersText:
    'They will no longer see Write Research Paper in the menu. Papers that they have submitted stay. You can give the role again.',
  madeWriter: (name: string) => `${name} is a writer now`,
  tookWriter: (name: string) => `${name} is no longer a writer`,
  blocked: 'Blocked',
  block: 'Block account',
  blockConfirm: 'Yes, block it!',
  blockText: (name: string) =>
    `${name} is signed out within a minute and can no longer sign in. What ${name} has sent stays. You can unblock the account again.`,
  didBlock: (name: string) => `The account of ${name} is blocked now`,
  wasBlocked: (name: string) => `The account of ${name} was already blocked`,
  unblock: 'Unblock account',
  unblockConfirm: 'Yes, unblock it!',
  unblockText: (name: string) => `${name} can sign in again, with the same role as before.`,
  didUnblock: (name: string) => `The account of ${name} can be used again`,
  wasNotBlocked: (name: string) => `The account of ${name} was not blocked any more`,
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
    ownBlock: 'You cannot block your own account',
    lastAdmin: 'This is the only admin who can sign in. Please make somebody else an admin first.',
  },
} as const;
