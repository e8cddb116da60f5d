/** The reporters of every vitest config. `npm test` also needs each part's counts in a file. */
const { LAB_RESULTS, LAB_PART } = process.env;

export const reporters = LAB_RESULTS ? ['default', 'json'] : ['default'];
export const outputFile = { json: `${LAB_RESULTS}/${LAB_PART}.json` };
