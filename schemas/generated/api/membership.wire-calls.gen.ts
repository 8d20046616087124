// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import { type WireCall, guard } from '#schemas/api/call.ts';
import * as wire from './membership.wire.gen.ts';
import type { MembershipConfigAnswer } from './wire-types.gen.ts';

/** Get the program, its giveaways and the coming draws. */
export const membershipConfig: WireCall<undefined, MembershipConfigAnswer> = {
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
  answer: guard<MembershipConfigAnswer>(wire.membershipConfigAnswer),
  query: [],
  status: 200,
  refusals: [],
};
