// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { findWireGuard } from '#schemas/api/wire-guards.server.ts';
import type { CmsCausesAnswer } from './wire-types.gen.ts';

/** List the causes of the brand. */
export const cmsCauses: WireCallDescriptor<undefined, CmsCausesAnswer> = {
  id: 'cms.causes',
  method: 'GET',
  service: 'content',
  base: '/cms',
  path: '/causes',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<CmsCausesAnswer>('cmsCausesAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};
