import { type Name, rootsOf } from './chunk-roots.ts';

const deskRoutes = /web\/src\/app\/(?:desk-pages|kind-desks)\.ts$/;
/** Pages of that table that have no menu beside them. */
const withoutFrame = /(?:forgot-password|invitation|report-barrier|setup|application)-page\.tsx$/;
const frame = /web\/src\/app\/dashboard-frame\.tsx$/;
/** What the pages ask for first is loaded with the frame. */
const asked = /web\/src\/app\/own-queries\.ts$/;

/** Parts of most pages that the frame itself does not use. */
const ofMostPages =
  /web\/src\/(app\/(dashboard-frame|desk-menu)[\w-]*|desk\/(conflict[\w-]*|days-waiting|desk|desk-page|face|reason-for|record-heading|use-record-mutation)|lib\/use-table-rows|ui\/data-table\/[\w-]+|ui\/form\/(form-with-draft|native-select))\.(tsx?|module\.css)$/;

/** The script that all pages of the desk share, without what other pages use too. */
export const deskChunks: Name = (id, context) => {
  if (ofMostPages.test(id)) return 'workspace';
  const roots = [...rootsOf(id, context)];
  const isOfDesk = ([root, importers]: [string, readonly string[]]) =>
    frame.test(root) ||
    asked.test(root) ||
    (!withoutFrame.test(root) && importers.every((importer) => deskRoutes.test(importer)));
  return roots.some(([root]) => frame.test(root)) && roots.every(isOfDesk) ? 'workspace' : null;
};
