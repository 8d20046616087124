// Runs after `npm install`, so that editors can complete documents by their `$schema` immediately.
import { existsSync } from 'node:fs';
import { ensureGenerated } from './generated.mjs';
import { root } from './paths.mjs';
import { printProgress, SetupError } from './progress.mjs';
import { getPinnedNodePath } from './runtime.mjs';

// Skipped where a bootstrap command installs, because it generates the files itself, and in production, which contains
// them.
if (!process.env['VITRINE_SETTING_UP'] && existsSync(getPinnedNodePath(root))) {
  try {
    await ensureGenerated(root);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    printProgress(`${error.message}\nThe next command tries again.`);
  }
}
