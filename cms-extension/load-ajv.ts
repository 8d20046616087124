import * as ajv from 'ajv';

/** Replaces `schemas/refusals/load-ajv.server.ts` in the bundle, which includes Ajv. */
export function loadAjv(): typeof ajv {
  return ajv;
}
