// Runs after an installation, so that editors complete documents by their `$schema` right away.
import { existsSync } from 'node:fs';
import { ensureGenerated } from './generated.mjs';
import { root } from './paths.mjs';
import { SetupError, say } from './progress.mjs';
import { pinnedNode } from './runtime.mjs';

// A command that installs makes them itself; an installation for production gets them ready-made.
if (!process.env['VITRINE_SETTING_UP'] && existsSync(pinnedNode(root))) {
  try {
    await ensureGenerated(root);
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(`${error.message}\nThe next command tries again.`);
  }
}
