// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ClientCallDescriptor } from '#schemas/api/call.ts';
import { findClientGuard } from '#schemas/api/client-guards.server.ts';
import type { PartnersGetResult, CartPartnerBody, CartPartnerResult, AnonCartPartnerBody, AnonCartPartnerResult, CartPartnerPurchaseBody, CartPartnerPurchaseResult } from './types.gen.ts';

/** Get a partner. */
export const partnersGet: ClientCallDescriptor<{ slug: string }, Record<never, never>, undefined, PartnersGetResult> = {
  id: 'partners.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/partners/{slug}',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<PartnersGetResult>('partnersGetResult'),
  paged: false,
};

/** Price what a customer wants to buy from a partner. */
export const cartPartner: ClientCallDescriptor<{ slug: string }, Record<never, never>, CartPartnerBody, CartPartnerResult> = {
  id: 'cart.partner',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/cart/partner/{slug}',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<CartPartnerBody>('cartPartnerBody'),
  result: findClientGuard<CartPartnerResult>('cartPartnerResult'),
  paged: false,
};

/** Price what a visitor wants to buy from a partner. */
export const anonCartPartner: ClientCallDescriptor<{ slug: string }, Record<never, never>, AnonCartPartnerBody, AnonCartPartnerResult> = {
  id: 'anon-cart.partner',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/anon-cart/partner/{slug}',
  version: '3.3',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<AnonCartPartnerBody>('anonCartPartnerBody'),
  result: findClientGuard<AnonCartPartnerResult>('anonCartPartnerResult'),
  paged: false,
};

/** Buy from a partner with the money in the wallet and a deposit, if need be; where a bank has to be asked, the purchase takes place with the capture. */
export const cartPartnerPurchase: ClientCallDescriptor<{ slug: string }, Record<never, never>, CartPartnerPurchaseBody, CartPartnerPurchaseResult> = {
  id: 'cart.partner.purchase',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/cart/partner/{slug}/purchase',
  version: '3.2',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<CartPartnerPurchaseBody>('cartPartnerPurchaseBody'),
  result: findClientGuard<CartPartnerPurchaseResult>('cartPartnerPurchaseResult'),
  paged: false,
};
