// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { findWireGuard } from '#schemas/api/wire-guards.server.ts';
import type { EventCreateBody, EventCreateAnswer } from './wire-types.gen.ts';

/** Record an event. */
export const eventCreate: WireCallDescriptor<EventCreateBody, EventCreateAnswer> = {
  id: 'event.create',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/event',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<EventCreateBody>('eventCreateBody'),
  answer: findWireGuard<EventCreateAnswer>('eventCreateAnswer'),
  query: null,
  form: null,
  status: 201,
  refusals: [{ status: 422, codes: ['invalid', 'required'] }],
};
