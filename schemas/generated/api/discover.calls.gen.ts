// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ClientCallDescriptor } from '#schemas/api/call.ts';
import { findClientGuard } from '#schemas/api/client-guards.server.ts';
import type { DiscoverGetResult, TipsGetResult, StatisticsGetResult } from './types.gen.ts';

/** Get lists of offers to discover. */
export const discoverGet: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, DiscoverGetResult> = {
  id: 'discover.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/discover',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<DiscoverGetResult>('discoverGetResult'),
  paged: false,
};

/** Get tips for lotteries, out of their latest draws. */
export const tipsGet: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, TipsGetResult> = {
  id: 'tips.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/tips',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<TipsGetResult>('tipsGetResult'),
  paged: false,
};

/** Get how often the numbers of a lottery were drawn. */
export const statisticsGet: ClientCallDescriptor<{ key: string }, Record<never, never>, undefined, StatisticsGetResult> = {
  id: 'statistics.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/statistics/{key}',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<StatisticsGetResult>('statisticsGetResult'),
  paged: false,
};
