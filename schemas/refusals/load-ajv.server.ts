import { createRequire } from 'node:module';

/** Ajv, read when a refusal is explained for the first time: most servers never need it. */
export function loadAjv(): typeof import('ajv') {
  return createRequire(import.meta.url)('ajv');
}
