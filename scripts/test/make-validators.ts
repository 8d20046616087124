import { join } from 'node:path';
import { ensureGenerated } from '../bootstrap/generated.mjs';

/** When Vitest runs without `npm test`, it must not use outdated validators. */
export async function setup(): Promise<void> {
  await ensureGenerated(join(import.meta.dirname, '../..'));
}
