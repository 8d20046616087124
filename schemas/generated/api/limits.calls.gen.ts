// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ClientCallDescriptor } from '#schemas/api/call.ts';
import { findClientGuard } from '#schemas/api/client-guards.server.ts';
import type { PrecommitmentSetBody, PrecommitmentSetResult, PrecommitmentDeleteResult, SpendLimitsListResult, SpendLimitsUpdateBody, SpendLimitsUpdateResult, SpendLimitsCreateBody, SpendLimitsCreateResult, SpendLimitsDeleteResult, BreakStartBody, BreakStartResult, BreakReturnResult } from './types.gen.ts';

/** Set the limit on deposits; a lower one holds at once, a higher one after 24 hours. */
export const precommitmentSet: ClientCallDescriptor<Record<never, never>, Record<never, never>, PrecommitmentSetBody, PrecommitmentSetResult> = {
  id: 'precommitment.set',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/precommitment',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<PrecommitmentSetBody>('precommitmentSetBody'),
  result: findClientGuard<PrecommitmentSetResult>('precommitmentSetResult'),
  paged: false,
};

/** End the limit on deposits after 24 hours. */
export const precommitmentDelete: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, PrecommitmentDeleteResult> = {
  id: 'precommitment.delete',
  method: 'DELETE',
  service: 'commerce',
  base: '/v2',
  path: '/precommitment',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<PrecommitmentDeleteResult>('precommitmentDeleteResult'),
  paged: false,
};

/** List the limits on what the customer spends. */
export const spendLimitsList: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, SpendLimitsListResult> = {
  id: 'spend-limits.list',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/spend-limits',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<SpendLimitsListResult>('spendLimitsListResult'),
  paged: false,
};

/** Change a limit; a lower one holds at once, a higher one after 24 hours. */
export const spendLimitsUpdate: ClientCallDescriptor<{ period: string }, Record<never, never>, SpendLimitsUpdateBody, SpendLimitsUpdateResult> = {
  id: 'spend-limits.update',
  method: 'PUT',
  service: 'commerce',
  base: '/v2',
  path: '/spend-limits/{period}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<SpendLimitsUpdateBody>('spendLimitsUpdateBody'),
  result: findClientGuard<SpendLimitsUpdateResult>('spendLimitsUpdateResult'),
  paged: false,
};

/** Set a limit for a period that has none; it holds at once. */
export const spendLimitsCreate: ClientCallDescriptor<{ period: string }, Record<never, never>, SpendLimitsCreateBody, SpendLimitsCreateResult> = {
  id: 'spend-limits.create',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/spend-limits/{period}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<SpendLimitsCreateBody>('spendLimitsCreateBody'),
  result: findClientGuard<SpendLimitsCreateResult>('spendLimitsCreateResult'),
  paged: false,
};

/** End a limit after 24 hours. */
export const spendLimitsDelete: ClientCallDescriptor<{ id: string }, Record<never, never>, undefined, SpendLimitsDeleteResult> = {
  id: 'spend-limits.delete',
  method: 'DELETE',
  service: 'commerce',
  base: '/v2',
  path: '/spend-limits/{id}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<SpendLimitsDeleteResult>('spendLimitsDeleteResult'),
  paged: false,
};

/** Take a break from playing, or make the one that runs longer; it can't end sooner. */
export const breakStart: ClientCallDescriptor<Record<never, never>, Record<never, never>, BreakStartBody, BreakStartResult> = {
  id: 'break.start',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/break',
  version: '1.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<BreakStartBody>('breakStartBody'),
  result: findClientGuard<BreakStartResult>('breakStartResult'),
  paged: false,
};

/** Ask to return after a self-exclusion; it ends a day later. */
export const breakReturn: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, BreakReturnResult> = {
  id: 'break.return',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/break/return',
  version: '1.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<BreakReturnResult>('breakReturnResult'),
  paged: false,
};
