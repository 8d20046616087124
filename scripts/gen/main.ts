import { ensureGenerated } from '../bootstrap/generated.mjs';
import { findOutdatedGeneratedFiles, generateTrackedFiles, writeAllGeneratedFiles } from './all.ts';

const root = new URL('../..', import.meta.url).pathname.replace(/\/$/, '');
await ensureGenerated(root);
const files = await generateTrackedFiles(root);
const stale = new Set(findOutdatedGeneratedFiles(root, files));
writeAllGeneratedFiles(
  root,
  files.filter(({ path }) => stale.has(path)),
);
for (const path of stale) console.log(`wrote ${path}`);
