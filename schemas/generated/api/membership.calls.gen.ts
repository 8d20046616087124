// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ClientCallDescriptor } from '#schemas/api/call.ts';
import { findClientGuard } from '#schemas/api/client-guards.server.ts';
import { findQueryOrFormGuard } from '#schemas/api/request-guards.server.ts';
import type { MembershipConfigResult, MembershipCustomerResult, MembershipUpdateBody, MembershipUpdateResult, MembershipGiveawaysResult, MembershipUnlockDrawBody, MembershipUnlockDrawResult, MembershipResendResult, MembershipGiveawayResult, MembershipBenefitsResult } from './types.gen.ts';

/** Get the program, its giveaways and the coming draws. */
export const membershipConfig: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, MembershipConfigResult> = {
  id: 'membership.config',
  method: 'GET',
  service: 'membership',
  base: '/membership',
  path: '/v4/config',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<MembershipConfigResult>('membershipConfigResult'),
  paged: false,
};

/** Get where the customer stands, with the coming draws. */
export const membershipCustomer: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, MembershipCustomerResult> = {
  id: 'membership.customer',
  method: 'GET',
  service: 'membership',
  base: '/membership',
  path: '/v3/customer',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<MembershipCustomerResult>('membershipCustomerResult'),
  paged: false,
};

/** Join a program for free, or leave it. Who is a member already stays it; who has never paid in becomes one with the first deposit. Who has bought a membership and joins is a free member when it ends. Who leaves is a member until the end of what is paid, which then is not renewed. */
export const membershipUpdate: ClientCallDescriptor<Record<never, never>, Record<never, never>, MembershipUpdateBody, MembershipUpdateResult> = {
  id: 'membership.update',
  method: 'PUT',
  service: 'membership',
  base: '/membership',
  path: '/membership',
  version: '3.2',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<MembershipUpdateBody>('membershipUpdateBody'),
  result: findClientGuard<MembershipUpdateResult>('membershipUpdateResult'),
  paged: false,
};

/** List the giveaway draws of the customer: those to come, the next one first, or those that are over and that the customer was in, the latest first. */
export const membershipGiveaways: ClientCallDescriptor<Record<never, never>, { status?: 'current' | 'closed'; limit?: number; offset?: number }, undefined, MembershipGiveawaysResult> = {
  id: 'membership.giveaways',
  method: 'GET',
  service: 'membership',
  base: '/membership',
  path: '/v3/draws',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: findQueryOrFormGuard<unknown>('membershipGiveawaysQuery'),
  body: null,
  result: findClientGuard<MembershipGiveawaysResult>('membershipGiveawaysResult'),
  paged: true,
};

/** Unlock the entries of the customer in a draw; doing it again changes nothing. */
export const membershipUnlockDraw: ClientCallDescriptor<{ drawId: string }, Record<never, never>, MembershipUnlockDrawBody, MembershipUnlockDrawResult> = {
  id: 'membership.unlock-draw',
  method: 'PUT',
  service: 'membership',
  base: '/membership',
  path: '/v3/draws/{drawId}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<MembershipUnlockDrawBody>('membershipUnlockDrawBody'),
  result: findClientGuard<MembershipUnlockDrawResult>('membershipUnlockDrawResult'),
  paged: false,
};

/** Send the confirmation of the entries in a draw again; once a minute. */
export const membershipResend: ClientCallDescriptor<{ drawId: string }, Record<never, never>, undefined, MembershipResendResult> = {
  id: 'membership.resend',
  method: 'POST',
  service: 'membership',
  base: '/membership',
  path: '/v3/draws/{drawId}/confirmation',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<MembershipResendResult>('membershipResendResult'),
  paged: false,
};

/** Get a draw of a giveaway, to come or over, by its type and its number. */
export const membershipGiveaway: ClientCallDescriptor<{ giveawayType: string; drawNo: string }, Record<never, never>, undefined, MembershipGiveawayResult> = {
  id: 'membership.giveaway',
  method: 'GET',
  service: 'membership',
  base: '/membership',
  path: '/v3/giveaways/{giveawayType}/{drawNo}',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<MembershipGiveawayResult>('membershipGiveawayResult'),
  paged: false,
};

/** Get a link that signs a premium member in at the partner with the benefits; it is good for a minute. */
export const membershipBenefits: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, MembershipBenefitsResult> = {
  id: 'membership.benefits',
  method: 'GET',
  service: 'membership',
  base: '/membership',
  path: '/v3/benefits',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<MembershipBenefitsResult>('membershipBenefitsResult'),
  paged: false,
};
