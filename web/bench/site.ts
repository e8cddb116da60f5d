const { LAB_ADDRESS } = process.env;
if (!LAB_ADDRESS) throw new Error('The suite is not running: start this with npm run bench -w web');

export const site = LAB_ADDRESS;
