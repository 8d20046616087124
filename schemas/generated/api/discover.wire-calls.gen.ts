// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { findWireGuard } from '#schemas/api/wire-guards.server.ts';
import type { DiscoverGetAnswer, TipsGetAnswer, StatisticsGetAnswer } from './wire-types.gen.ts';

/** Get lists of offers to discover. */
export const discoverGet: WireCallDescriptor<undefined, DiscoverGetAnswer> = {
  id: 'discover.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/discover',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<DiscoverGetAnswer>('discoverGetAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};

/** Get tips for lotteries, out of their latest draws. */
export const tipsGet: WireCallDescriptor<undefined, TipsGetAnswer> = {
  id: 'tips.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/tips',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<TipsGetAnswer>('tipsGetAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};

/** Get how often the numbers of a lottery were drawn. */
export const statisticsGet: WireCallDescriptor<undefined, StatisticsGetAnswer> = {
  id: 'statistics.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/statistics/{key}',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<StatisticsGetAnswer>('statisticsGetAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['offer_not_found'] }],
};
