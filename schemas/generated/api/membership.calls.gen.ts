// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { type ApiCall, guard } from '#schemas/api/call.ts';
import * as client from './membership.client.gen.ts';
import type { MembershipConfigResult } from './types.gen.ts';

/** Get the program, its giveaways and the coming draws. */
export const membershipConfig: ApiCall<Record<never, never>, Record<never, never>, undefined, MembershipConfigResult> = {
  id: 'membership.config',
  method: 'GET',
  service: 'membership',
  base: '/membership',
  path: '/v4/config',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  answers: 'json',
  body: null,
  result: guard<MembershipConfigResult>(client.membershipConfigResult),
  paged: false,
};
