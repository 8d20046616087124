// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ClientCallDescriptor } from '#schemas/api/call.ts';
import { findClientGuard } from '#schemas/api/client-guards.server.ts';
import type { EventCreateBody, EventCreateResult } from './types.gen.ts';

/** Record an event. */
export const eventCreate: ClientCallDescriptor<Record<never, never>, Record<never, never>, EventCreateBody, EventCreateResult> = {
  id: 'event.create',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/event',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<EventCreateBody>('eventCreateBody'),
  result: findClientGuard<EventCreateResult>('eventCreateResult'),
  paged: false,
};
