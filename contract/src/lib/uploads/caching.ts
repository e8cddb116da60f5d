/** How long caches keep an uploaded file, which never changes under its name but can be hidden or deleted. */

/** The address of a file is all that changes with it. */
const aYear = 'public, max-age=31536000, immutable';

/**
 * A CDN and then a browser each keep it for half an hour at most, and ask again after that: gone everywhere
 * within an hour.
 */
const halfAnHour = 'public, max-age=1800, must-revalidate';

/** These pictures are the lab's; portraits, and the pictures and PDFs of papers, belong to a person. */
const ofTheLab = /^images\/(news|areas|collaborators|lab|content)\//;

/** `name` is that in Cloud Storage. */
export const cachingOf = (name: string): string => (ofTheLab.test(name) ? aYear : halfAnHour);
