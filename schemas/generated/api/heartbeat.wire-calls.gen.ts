// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { WireCallDescriptor } from '#schemas/api/call.ts';

/** Answer with an empty page. */
export const heartbeat: WireCallDescriptor<undefined, undefined> = {
  id: 'heartbeat',
  method: 'GET',
  service: 'heartbeat',
  base: '',
  path: '/blank.html',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'nothing',
  body: null,
  answer: null,
  query: null,
  form: null,
  status: 200,
  refusals: [],
};
