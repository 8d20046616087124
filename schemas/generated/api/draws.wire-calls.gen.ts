// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { findQueryOrFormGuard } from '#schemas/api/request-guards.server.ts';
import { findWireGuard } from '#schemas/api/wire-guards.server.ts';
import type { DrawsPastAnswer, DrawsPastResultKeysAnswer, DrawFullResultAnswer, DrawDetailsAnswer, DrawDetailsPrizesAnswer, DrawDetailsWinnersAnswer, DrawPreviewAnswer, DrawsPastArchivedAnswer } from './wire-types.gen.ts';

/** List past draws, the latest first. */
export const drawsPast: WireCallDescriptor<undefined, DrawsPastAnswer> = {
  id: 'draws.past',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/draws/pricing/{pricingId}/past',
  version: '3.7',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<DrawsPastAnswer>('drawsPastAnswer'),
  query: findQueryOrFormGuard<unknown>('drawsPastQuery'),
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['pricing_not_found'] }, { status: 422, codes: ['invalid'] }],
};

/** List the offers that have results. */
export const drawsPastResultKeys: WireCallDescriptor<undefined, DrawsPastResultKeysAnswer> = {
  id: 'draws.past.result-keys',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/draws/pricing/{pricingId}/past/result_keys',
  version: '3.7',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<DrawsPastResultKeysAnswer>('drawsPastResultKeysAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['pricing_not_found'] }],
};

/** Get the result of a draw with its divisions. */
export const drawFullResult: WireCallDescriptor<undefined, DrawFullResultAnswer> = {
  id: 'draw.full-result',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/draw/full_result/{offerKey}/{drawNo}',
  version: '3.7',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<DrawFullResultAnswer>('drawFullResultAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['draw_not_found'] }],
};

/** Get a draw, over or to come. */
export const drawDetails: WireCallDescriptor<undefined, DrawDetailsAnswer> = {
  id: 'draw.details',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/draw/details/{offerKey}/{drawNo}',
  version: '3.6',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<DrawDetailsAnswer>('drawDetailsAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['draw_not_found'] }],
};

/** List the divisions or prizes of a draw. */
export const drawDetailsPrizes: WireCallDescriptor<undefined, DrawDetailsPrizesAnswer> = {
  id: 'draw.details.prizes',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/draw/details/{offerKey}/{drawNo}/prizes',
  version: '3.7',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<DrawDetailsPrizesAnswer>('drawDetailsPrizesAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['draw_not_found'] }],
};

/** List the winners of a draw. */
export const drawDetailsWinners: WireCallDescriptor<undefined, DrawDetailsWinnersAnswer> = {
  id: 'draw.details.winners',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/draw/details/{offerKey}/{drawNo}/winners',
  version: '3.7',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<DrawDetailsWinnersAnswer>('drawDetailsWinnersAnswer'),
  query: findQueryOrFormGuard<unknown>('drawDetailsWinnersQuery'),
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['draw_not_found'] }, { status: 422, codes: ['invalid'] }],
};

/** Get a draw that is still to come, also before it is on sale. */
export const drawPreview: WireCallDescriptor<undefined, DrawPreviewAnswer> = {
  id: 'draw.preview',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/draw/preview/{offerKey}/{drawNo}',
  version: '3.7',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<DrawPreviewAnswer>('drawPreviewAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['draw_not_found'] }],
};

/** List the draws of an offer in a month of the shop's calendar, the latest first. */
export const drawsPastArchived: WireCallDescriptor<undefined, DrawsPastArchivedAnswer> = {
  id: 'draws.past.archived',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/draws/past/archived/{key}/{year}/{month}',
  version: '3.7',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<DrawsPastArchivedAnswer>('drawsPastArchivedAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['offer_not_found'] }, { status: 422, codes: ['invalid'] }],
};
