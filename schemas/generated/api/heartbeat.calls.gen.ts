// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ClientCallDescriptor } from '#schemas/api/call.ts';

/** Answer with an empty page. */
export const heartbeat: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, undefined> = {
  id: 'heartbeat',
  method: 'GET',
  service: 'heartbeat',
  base: '',
  path: '/blank.html',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'nothing',
  queryGuard: null,
  body: null,
  result: null,
  paged: false,
};
