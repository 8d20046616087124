import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Folder of all run-time files; never committed. */
export const stateFolder = join(root, '.vitrine');
