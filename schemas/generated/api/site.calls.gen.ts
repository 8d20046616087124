// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ClientCallDescriptor } from '#schemas/api/call.ts';
import { findClientGuard } from '#schemas/api/client-guards.server.ts';
import type { BrandingGetResult, CapabilitiesGetResult, ConfigGetResult, LocateResult } from './types.gen.ts';

/** Get the brand of the app key. */
export const brandingGet: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, BrandingGetResult> = {
  id: 'branding.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/branding',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<BrandingGetResult>('brandingGetResult'),
  paged: false,
};

/** Get the capabilities by segment. */
export const capabilitiesGet: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, CapabilitiesGetResult> = {
  id: 'capabilities.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/capabilities',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<CapabilitiesGetResult>('capabilitiesGetResult'),
  paged: false,
};

/** Get the settings of the brand. */
export const configGet: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, ConfigGetResult> = {
  id: 'config.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/config',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<ConfigGetResult>('configGetResult'),
  paged: false,
};

/** Find the region of a visitor. */
export const locate: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, LocateResult> = {
  id: 'locate',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/locate',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<LocateResult>('locateResult'),
  paged: false,
};
