// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ClientCallDescriptor } from '#schemas/api/call.ts';
import { findClientGuard } from '#schemas/api/client-guards.server.ts';
import type { CmsCausesResult } from './types.gen.ts';

/** List the causes of the brand. */
export const cmsCauses: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, CmsCausesResult> = {
  id: 'cms.causes',
  method: 'GET',
  service: 'content',
  base: '/cms',
  path: '/causes',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<CmsCausesResult>('cmsCausesResult'),
  paged: false,
};
