import { readFileSync } from 'node:fs';
import type { RowPayload } from './directus-hooks.ts';

/**
 * A secret of the environment: a variable, or the file that the same variable with `_FILE` names, as containers mount
 * secrets. Null where it is not set, empty, or in a file that can't be read. The process has it as it was written, while
 * Directus makes a list of a text with a comma, and a number of one with digits.
 */
export function readSecret(
  env: RowPayload,
  name: string,
  written: Readonly<Record<string, string | undefined>> = process.env,
): string | null {
  const value = written[name] ?? env[name] ?? readTextFile(env[`${name}_FILE`]);
  return typeof value === 'string' && value !== '' ? value : null;
}

function readTextFile(path: unknown): string | null {
  if (typeof path !== 'string' || path === '') return null;
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return null;
  }
}
