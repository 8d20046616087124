// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { findWireGuard } from '#schemas/api/wire-guards.server.ts';
import type { PrecommitmentSetBody, PrecommitmentSetAnswer, PrecommitmentDeleteAnswer, SpendLimitsListAnswer, SpendLimitsUpdateBody, SpendLimitsUpdateAnswer, SpendLimitsCreateBody, SpendLimitsCreateAnswer, SpendLimitsDeleteAnswer, BreakStartBody, BreakStartAnswer, BreakReturnAnswer } from './wire-types.gen.ts';

/** Set the limit on deposits; a lower one holds at once, a higher one after 24 hours. */
export const precommitmentSet: WireCallDescriptor<PrecommitmentSetBody, PrecommitmentSetAnswer> = {
  id: 'precommitment.set',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/precommitment',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<PrecommitmentSetBody>('precommitmentSetBody'),
  answer: findWireGuard<PrecommitmentSetAnswer>('precommitmentSetAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 422, codes: ['invalid', 'required', 'below_minimum', 'above_maximum'] }],
};

/** End the limit on deposits after 24 hours. */
export const precommitmentDelete: WireCallDescriptor<undefined, PrecommitmentDeleteAnswer> = {
  id: 'precommitment.delete',
  method: 'DELETE',
  service: 'commerce',
  base: '/v2',
  path: '/precommitment',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<PrecommitmentDeleteAnswer>('precommitmentDeleteAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['precommitment_not_found'] }, { status: 422, codes: ['removal_pending'] }],
};

/** List the limits on what the customer spends. */
export const spendLimitsList: WireCallDescriptor<undefined, SpendLimitsListAnswer> = {
  id: 'spend-limits.list',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/spend-limits',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<SpendLimitsListAnswer>('spendLimitsListAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};

/** Change a limit; a lower one holds at once, a higher one after 24 hours. */
export const spendLimitsUpdate: WireCallDescriptor<SpendLimitsUpdateBody, SpendLimitsUpdateAnswer> = {
  id: 'spend-limits.update',
  method: 'PUT',
  service: 'commerce',
  base: '/v2',
  path: '/spend-limits/{period}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<SpendLimitsUpdateBody>('spendLimitsUpdateBody'),
  answer: findWireGuard<SpendLimitsUpdateAnswer>('spendLimitsUpdateAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['period_not_found', 'spend_limit_not_found'] }, { status: 422, codes: ['invalid', 'required', 'below_minimum', 'above_maximum'] }],
};

/** Set a limit for a period that has none; it holds at once. */
export const spendLimitsCreate: WireCallDescriptor<SpendLimitsCreateBody, SpendLimitsCreateAnswer> = {
  id: 'spend-limits.create',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/spend-limits/{period}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<SpendLimitsCreateBody>('spendLimitsCreateBody'),
  answer: findWireGuard<SpendLimitsCreateAnswer>('spendLimitsCreateAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['period_not_found'] }, { status: 409, codes: ['spend_limit_exists'] }, { status: 422, codes: ['invalid', 'required', 'below_minimum', 'above_maximum'] }],
};

/** End a limit after 24 hours. */
export const spendLimitsDelete: WireCallDescriptor<undefined, SpendLimitsDeleteAnswer> = {
  id: 'spend-limits.delete',
  method: 'DELETE',
  service: 'commerce',
  base: '/v2',
  path: '/spend-limits/{id}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<SpendLimitsDeleteAnswer>('spendLimitsDeleteAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['spend_limit_not_found'] }, { status: 422, codes: ['removal_pending', 'spend_limit_reached', 'system_limit'] }],
};

/** Take a break from playing, or make the one that runs longer; it can't end sooner. */
export const breakStart: WireCallDescriptor<BreakStartBody, BreakStartAnswer> = {
  id: 'break.start',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/break',
  version: '1.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<BreakStartBody>('breakStartBody'),
  answer: findWireGuard<BreakStartAnswer>('breakStartAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 409, codes: ['break_not_shortened'] }, { status: 422, codes: ['invalid', 'required'] }],
};

/** Ask to return after a self-exclusion; it ends a day later. */
export const breakReturn: WireCallDescriptor<undefined, BreakReturnAnswer> = {
  id: 'break.return',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/break/return',
  version: '1.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<BreakReturnAnswer>('breakReturnAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 409, codes: ['no_self_exclusion', 'too_early'] }],
};
