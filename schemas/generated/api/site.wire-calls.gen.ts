// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { findWireGuard } from '#schemas/api/wire-guards.server.ts';
import type { BrandingGetAnswer, CapabilitiesGetAnswer, ConfigGetAnswer, LocateAnswer } from './wire-types.gen.ts';

/** Get the brand of the app key. */
export const brandingGet: WireCallDescriptor<undefined, BrandingGetAnswer> = {
  id: 'branding.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/branding',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<BrandingGetAnswer>('brandingGetAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};

/** Get the capabilities by segment. */
export const capabilitiesGet: WireCallDescriptor<undefined, CapabilitiesGetAnswer> = {
  id: 'capabilities.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/capabilities',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<CapabilitiesGetAnswer>('capabilitiesGetAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};

/** Get the settings of the brand. */
export const configGet: WireCallDescriptor<undefined, ConfigGetAnswer> = {
  id: 'config.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/config',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<ConfigGetAnswer>('configGetAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};

/** Find the region of a visitor. */
export const locate: WireCallDescriptor<undefined, LocateAnswer> = {
  id: 'locate',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/locate',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<LocateAnswer>('locateAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};
