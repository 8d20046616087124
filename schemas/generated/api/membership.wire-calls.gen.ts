// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { findQueryOrFormGuard } from '#schemas/api/request-guards.server.ts';
import { findWireGuard } from '#schemas/api/wire-guards.server.ts';
import type { MembershipConfigAnswer, MembershipCustomerAnswer, MembershipUpdateBody, MembershipUpdateAnswer, MembershipGiveawaysAnswer, MembershipUnlockDrawBody, MembershipUnlockDrawAnswer, MembershipResendAnswer, MembershipGiveawayAnswer, MembershipBenefitsAnswer } from './wire-types.gen.ts';

/** Get the program, its giveaways and the coming draws. */
export const membershipConfig: WireCallDescriptor<undefined, MembershipConfigAnswer> = {
  id: 'membership.config',
  method: 'GET',
  service: 'membership',
  base: '/membership',
  path: '/v4/config',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<MembershipConfigAnswer>('membershipConfigAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['program_not_found'] }],
};

/** Get where the customer stands, with the coming draws. */
export const membershipCustomer: WireCallDescriptor<undefined, MembershipCustomerAnswer> = {
  id: 'membership.customer',
  method: 'GET',
  service: 'membership',
  base: '/membership',
  path: '/v3/customer',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<MembershipCustomerAnswer>('membershipCustomerAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['program_not_found'] }],
};

/** Join a program for free, or leave it. Who is a member already stays it; who has never paid in becomes one with the first deposit. Who has bought a membership and joins is a free member when it ends. Who leaves is a member until the end of what is paid, which then is not renewed. */
export const membershipUpdate: WireCallDescriptor<MembershipUpdateBody, MembershipUpdateAnswer> = {
  id: 'membership.update',
  method: 'PUT',
  service: 'membership',
  base: '/membership',
  path: '/membership',
  version: '3.2',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<MembershipUpdateBody>('membershipUpdateBody'),
  answer: findWireGuard<MembershipUpdateAnswer>('membershipUpdateAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['program_not_found'] }, { status: 422, codes: ['invalid', 'required', 'not_eligible', 'time_out', 'self_excluded'] }],
};

/** List the giveaway draws of the customer: those to come, the next one first, or those that are over and that the customer was in, the latest first. */
export const membershipGiveaways: WireCallDescriptor<undefined, MembershipGiveawaysAnswer> = {
  id: 'membership.giveaways',
  method: 'GET',
  service: 'membership',
  base: '/membership',
  path: '/v3/draws',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<MembershipGiveawaysAnswer>('membershipGiveawaysAnswer'),
  query: findQueryOrFormGuard<unknown>('membershipGiveawaysQuery'),
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['program_not_found'] }, { status: 422, codes: ['invalid'] }],
};

/** Unlock the entries of the customer in a draw; doing it again changes nothing. */
export const membershipUnlockDraw: WireCallDescriptor<MembershipUnlockDrawBody, MembershipUnlockDrawAnswer> = {
  id: 'membership.unlock-draw',
  method: 'PUT',
  service: 'membership',
  base: '/membership',
  path: '/v3/draws/{drawId}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<MembershipUnlockDrawBody>('membershipUnlockDrawBody'),
  answer: findWireGuard<MembershipUnlockDrawAnswer>('membershipUnlockDrawAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['program_not_found', 'draw_not_found'] }, { status: 422, codes: ['invalid', 'required', 'draw_closed', 'membership_required', 'deposit_required', 'tier_not_entered', 'country_banned', 'time_out', 'self_excluded'] }],
};

/** Send the confirmation of the entries in a draw again; once a minute. */
export const membershipResend: WireCallDescriptor<undefined, MembershipResendAnswer> = {
  id: 'membership.resend',
  method: 'POST',
  service: 'membership',
  base: '/membership',
  path: '/v3/draws/{drawId}/confirmation',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<MembershipResendAnswer>('membershipResendAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['program_not_found', 'draw_not_found'] }, { status: 422, codes: ['draw_closed', 'entry_locked'] }],
};

/** Get a draw of a giveaway, to come or over, by its type and its number. */
export const membershipGiveaway: WireCallDescriptor<undefined, MembershipGiveawayAnswer> = {
  id: 'membership.giveaway',
  method: 'GET',
  service: 'membership',
  base: '/membership',
  path: '/v3/giveaways/{giveawayType}/{drawNo}',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<MembershipGiveawayAnswer>('membershipGiveawayAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['program_not_found', 'draw_not_found'] }],
};

/** Get a link that signs a premium member in at the partner with the benefits; it is good for a minute. */
export const membershipBenefits: WireCallDescriptor<undefined, MembershipBenefitsAnswer> = {
  id: 'membership.benefits',
  method: 'GET',
  service: 'membership',
  base: '/membership',
  path: '/v3/benefits',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<MembershipBenefitsAnswer>('membershipBenefitsAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['program_not_found'] }, { status: 422, codes: ['membership_required'] }],
};
