import { join } from 'node:path';
import { ensureGenerated } from '../bootstrap/generated.mjs';

/** Vitest by itself, without `npm test`, must not judge by the validators of former schemas. */
export async function setup(): Promise<void> {
  await ensureGenerated(join(import.meta.dirname, '../..'));
}
