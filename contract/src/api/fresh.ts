/**
 * The parameter with which who is signed in reads what is published as it is stored now. It has another value
 * in each call, so that no cache has a copy.
 */
export const fresh = 'fresh';
