// `npm run imports` prints which folders import which others, how often, and the circles.
import { relative } from 'node:path';
import { circles, fileGraph, partGraph, workspaces } from './import-graph.mjs';
import { root } from './paths.mjs';

for (const sources of Object.values(workspaces)) {
  const files = fileGraph(sources);
  const parts = partGraph(sources, files);
  console.log(`\n${relative(root, sources.root)}: ${files.size} files`);
  for (const [part, imported] of [...parts].sort()) {
    const named = [...imported].sort().map(([other, count]) => `${other} ${count}`);
    console.log(`  ${part.padEnd(24)} -> ${named.join(', ') || 'nothing'}`);
  }
  print('folders', circles(parts));
  print('files', circles(files));
}

/** @param {string} kind @param {string[][]} found */
function print(kind, found) {
  console.log(found.length === 0 ? `  no circle between ${kind}` : `  circles between ${kind}:`);
  for (const group of found) console.log(`    ${group.join(', ')}`);
}
