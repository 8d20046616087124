import { createRequire } from 'node:module';

/** Loads Ajv on the first explanation, because most servers never need it. */
export function loadAjv(): typeof import('ajv') {
  return createRequire(import.meta.url)('ajv');
}
