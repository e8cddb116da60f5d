export const userTexts = {
  title: 'All Users',
  total: 'Total Users',
  columns: { number: '#', image: 'Image', name: 'Name', email: 'Email', role: 'Role' },
  joined: 'Joined',
  roles: { admin: 'Admin', writer: 'Writer', none: 'No role' },
  /** What an admin can do to an account: the question before it, and what is said afterwards. */
  changes: {
    makeAdmin: {
      label: 'Make admin',
      confirm: 'Yes, make admin!',
      text: (name: string) =>
        `${name} will be able to change everything on this site. It takes effect when ${name} next opens the site. You can remove the admin rights again.`,
      done: (name: string) => `${name} is an admin now`,
      already: (name: string) => `${name} is already an admin`,
    },
    removeAdmin: {
      label: 'Remove admin rights',
      confirm: 'Yes, remove them!',
      text: (name: string) =>
        `${name} will be a plain member and will lose access to the desk within a minute. You can make ${name} an admin or a writer again.`,
      done: (name: string) => `${name} is no longer an admin`,
      already: (name: string) => `${name} was no longer an admin`,
    },
    makeWriter: {
      label: 'Give writer role',
      confirm: 'Yes, give it!',
      text: (name: string) =>
        `${name} will see Write Research Paper in the menu. You can remove the role again.`,
      many: 'They will see Write Research Paper in the menu. You can remove the role again.',
      done: (name: string) => `${name} is a writer now`,
    },
    takeWriter: {
      label: 'Remove writer role',
      confirm: 'Yes, remove it!',
      text: (name: string) =>
        `${name} will no longer see Write Research Paper in the menu. Papers that ${name} has submitted stay. You can give the role again.`,
      many: 'They will no longer see Write Research Paper in the menu. Papers that they have submitted stay. You can give the role again.',
      done: (name: string) => `${name} is no longer a writer`,
    },
    block: {
      label: 'Block account',
      confirm: 'Yes, block it!',
      text: (name: string) =>
        `${name} is signed out within a minute and can no longer sign in. What ${name} has sent stays. You can unblock the account again.`,
      done: (name: string, isNew: boolean) =>
        isNew ? `The account of ${name} is blocked now` : `The account of ${name} was already blocked`,
    },
    unblock: {
      label: 'Unblock account',
      confirm: 'Yes, unblock it!',
      text: (name: string) => `${name} can sign in again, with the same role as before.`,
      done: (name: string, isNew: boolean) =>
        isNew
          ? `The account of ${name} can be used again`
          : `The account of ${name} was not blocked any more`,
    },
  },
  keeps: (name: string) =>
    `${name} may still have what an admin can see. It does not end with the right, but you can change it:`,
  kept: {
    archives: 'Delete the exports of the last day, which their addresses open',
    keys: 'Make new keys for the mail server',
    visits: 'Look at the script that counts visits',
  },
  blocked: 'Blocked',
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
