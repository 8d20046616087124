import * as ajv from 'ajv';

/** Stands in for `schemas/refusals/load-ajv.server.ts` in the bundle, which carries Ajv. */
export function loadAjv(): typeof ajv {
  return ajv;
}
