// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ClientCallDescriptor } from '#schemas/api/call.ts';
import { findClientGuard } from '#schemas/api/client-guards.server.ts';
import { findQueryOrFormGuard } from '#schemas/api/request-guards.server.ts';
import type { DrawsPastResult, DrawsPastResultKeysResult, DrawFullResultResult, DrawDetailsResult, DrawDetailsPrizesResult, DrawDetailsWinnersResult, DrawPreviewResult, DrawsPastArchivedResult } from './types.gen.ts';

/** List past draws, the latest first. */
export const drawsPast: ClientCallDescriptor<{ pricingId: string }, { limit?: number; offset?: number; key?: string; category?: 'lottery' | 'raffle' | 'giveaway' }, undefined, DrawsPastResult> = {
  id: 'draws.past',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/draws/pricing/{pricingId}/past',
  version: '3.7',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: findQueryOrFormGuard<unknown>('drawsPastQuery'),
  body: null,
  result: findClientGuard<DrawsPastResult>('drawsPastResult'),
  paged: true,
};

/** List the offers that have results. */
export const drawsPastResultKeys: ClientCallDescriptor<{ pricingId: string }, Record<never, never>, undefined, DrawsPastResultKeysResult> = {
  id: 'draws.past.result-keys',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/draws/pricing/{pricingId}/past/result_keys',
  version: '3.7',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<DrawsPastResultKeysResult>('drawsPastResultKeysResult'),
  paged: false,
};

/** Get the result of a draw with its divisions. */
export const drawFullResult: ClientCallDescriptor<{ offerKey: string; drawNo: string }, Record<never, never>, undefined, DrawFullResultResult> = {
  id: 'draw.full-result',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/draw/full_result/{offerKey}/{drawNo}',
  version: '3.7',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<DrawFullResultResult>('drawFullResultResult'),
  paged: false,
};

/** Get a draw, over or to come. */
export const drawDetails: ClientCallDescriptor<{ offerKey: string; drawNo: string }, Record<never, never>, undefined, DrawDetailsResult> = {
  id: 'draw.details',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/draw/details/{offerKey}/{drawNo}',
  version: '3.6',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<DrawDetailsResult>('drawDetailsResult'),
  paged: false,
};

/** List the divisions or prizes of a draw. */
export const drawDetailsPrizes: ClientCallDescriptor<{ offerKey: string; drawNo: string }, Record<never, never>, undefined, DrawDetailsPrizesResult> = {
  id: 'draw.details.prizes',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/draw/details/{offerKey}/{drawNo}/prizes',
  version: '3.7',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<DrawDetailsPrizesResult>('drawDetailsPrizesResult'),
  paged: false,
};

/** List the winners of a draw. */
export const drawDetailsWinners: ClientCallDescriptor<{ offerKey: string; drawNo: string }, { limit?: number; offset?: number }, undefined, DrawDetailsWinnersResult> = {
  id: 'draw.details.winners',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/draw/details/{offerKey}/{drawNo}/winners',
  version: '3.7',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: findQueryOrFormGuard<unknown>('drawDetailsWinnersQuery'),
  body: null,
  result: findClientGuard<DrawDetailsWinnersResult>('drawDetailsWinnersResult'),
  paged: true,
};

/** Get a draw that is still to come, also before it is on sale. */
export const drawPreview: ClientCallDescriptor<{ offerKey: string; drawNo: string }, Record<never, never>, undefined, DrawPreviewResult> = {
  id: 'draw.preview',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/draw/preview/{offerKey}/{drawNo}',
  version: '3.7',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<DrawPreviewResult>('drawPreviewResult'),
  paged: false,
};

/** List the draws of an offer in a month of the shop's calendar, the latest first. */
export const drawsPastArchived: ClientCallDescriptor<{ key: string; year: string; month: string }, Record<never, never>, undefined, DrawsPastArchivedResult> = {
  id: 'draws.past.archived',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/draws/past/archived/{key}/{year}/{month}',
  version: '3.7',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<DrawsPastArchivedResult>('drawsPastArchivedResult'),
  paged: false,
};
