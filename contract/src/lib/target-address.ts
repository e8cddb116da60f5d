/**
 * Where a link or a redirect that an admin writes may lead: a path of this site, or another site that is
 * encrypted.
 */
const ownAddress = /^\/(?![/\\])[^\s<>"'\\]*$/;
const elsewhere = /^https:\/\/[^\s/?#:.@<>"'\\]+(\.[^\s/?#:.@<>"'\\]+)*(:\d+)?([/?#][^\s<>"'\\]*)?$/i;

export const isOwnAddress = (address: string) => ownAddress.test(address);

export const isTarget = (address: string) => isOwnAddress(address) || elsewhere.test(address);
