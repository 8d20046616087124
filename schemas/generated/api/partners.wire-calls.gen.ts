// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { findWireGuard } from '#schemas/api/wire-guards.server.ts';
import type { PartnersGetAnswer, CartPartnerBody, CartPartnerAnswer, AnonCartPartnerBody, AnonCartPartnerAnswer, CartPartnerPurchaseBody, CartPartnerPurchaseAnswer } from './wire-types.gen.ts';

/** Get a partner. */
export const partnersGet: WireCallDescriptor<undefined, PartnersGetAnswer> = {
  id: 'partners.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/partners/{slug}',
  version: '3.0',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<PartnersGetAnswer>('partnersGetAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['partner_not_found'] }],
};

/** Price what a customer wants to buy from a partner. */
export const cartPartner: WireCallDescriptor<CartPartnerBody, CartPartnerAnswer> = {
  id: 'cart.partner',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/cart/partner/{slug}',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<CartPartnerBody>('cartPartnerBody'),
  answer: findWireGuard<CartPartnerAnswer>('cartPartnerAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['partner_not_found'] }, { status: 422, codes: ['not_sold_by_partner', 'invalid', 'required', 'wrong_product_type', 'not_in_region', 'game_not_offered', 'draws_not_offered', 'too_few_games', 'too_many_games', 'unknown_set', 'repeated_set', 'too_many_numbers', 'duplicate_number', 'out_of_range', 'recurring_not_available', 'not_for_sale', 'day_required', 'cause_required', 'book_not_offered', 'tier_not_offered', 'sold_out', 'too_few_left'] }],
};

/** Price what a visitor wants to buy from a partner. */
export const anonCartPartner: WireCallDescriptor<AnonCartPartnerBody, AnonCartPartnerAnswer> = {
  id: 'anon-cart.partner',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/anon-cart/partner/{slug}',
  version: '3.3',
  auth: 'visitor',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<AnonCartPartnerBody>('anonCartPartnerBody'),
  answer: findWireGuard<AnonCartPartnerAnswer>('anonCartPartnerAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['partner_not_found'] }, { status: 422, codes: ['not_sold_by_partner', 'invalid', 'required', 'wrong_product_type', 'not_in_region', 'game_not_offered', 'draws_not_offered', 'too_few_games', 'too_many_games', 'unknown_set', 'repeated_set', 'too_many_numbers', 'duplicate_number', 'out_of_range', 'recurring_not_available', 'not_for_sale', 'day_required', 'cause_required', 'book_not_offered', 'tier_not_offered', 'sold_out', 'too_few_left'] }],
};

/** Buy from a partner with the money in the wallet and a deposit, if need be; where a bank has to be asked, the purchase takes place with the capture. */
export const cartPartnerPurchase: WireCallDescriptor<CartPartnerPurchaseBody, CartPartnerPurchaseAnswer> = {
  id: 'cart.partner.purchase',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/cart/partner/{slug}/purchase',
  version: '3.2',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<CartPartnerPurchaseBody>('cartPartnerPurchaseBody'),
  answer: findWireGuard<CartPartnerPurchaseAnswer>('cartPartnerPurchaseAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['partner_not_found', 'fund_not_found'] }, { status: 422, codes: ['device_data_invalid', 'not_sold_by_partner', 'empty_cart', 'insufficient_funds', 'spend_limit_exceeded', 'price_changed', 'invalid', 'required', 'wrong_product_type', 'not_in_region', 'game_not_offered', 'draws_not_offered', 'too_few_games', 'too_many_games', 'unknown_set', 'repeated_set', 'too_many_numbers', 'duplicate_number', 'out_of_range', 'recurring_not_available', 'not_for_sale', 'day_required', 'cause_required', 'book_not_offered', 'tier_not_offered', 'sold_out', 'too_few_left', 'below_minimum', 'above_maximum', 'method_not_available', 'gateway_not_available', 'authentication_required', 'card_expired', 'card_declined', 'gateway_error', 'precommitment_exceeded', 'verification_required', 'csc_required', 'csc_incorrect', 'country_banned', 'time_out', 'self_excluded'] }],
};
