// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { WireCallDescriptor } from '#schemas/api/call.ts';
import { findQueryOrFormGuard } from '#schemas/api/request-guards.server.ts';
import { findWireGuard } from '#schemas/api/wire-guards.server.ts';
import type { PaymentMethodsListAnswer, FundsCardGatewaysAnswer, FundsStripeSetupAnswer, FundsPlBraintreeBody, FundsPlBraintreeAnswer, FundsBankAccountAddBody, FundsBankAccountAddAnswer, FundsDepositPurchaseBody, FundsDepositPurchaseAnswer, FundsGatewayGetAnswer, FundsDeleteAnswer, FundsSetDefaultAnswer, FundsDepositsOpenAnswer, FundsDepositGetAnswer, FundsDepositCreateBody, FundsDepositCreateAnswer, FundsCardAddBody, FundsCardAddAnswer, FundsWalletPayDepositBody, FundsWalletPayDepositAnswer, FundsWithdrawBody, FundsWithdrawAnswer, FundsWithdrawalGetAnswer } from './wire-types.gen.ts';

/** List the ways to pay in and to be paid out, with what the customer has saved for them. */
export const paymentMethodsList: WireCallDescriptor<undefined, PaymentMethodsListAnswer> = {
  id: 'payment-methods.list',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/payment_methods',
  version: '3.2',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<PaymentMethodsListAnswer>('paymentMethodsListAnswer'),
  query: findQueryOrFormGuard<unknown>('paymentMethodsListQuery'),
  form: null,
  status: 200,
  refusals: [{ status: 422, codes: ['invalid'] }],
};

/** List the gateways that take cards. */
export const fundsCardGateways: WireCallDescriptor<undefined, FundsCardGatewaysAnswer> = {
  id: 'funds.card-gateways',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/funds/card_gateways',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<FundsCardGatewaysAnswer>('fundsCardGatewaysAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};

/** Start to save a card at Stripe. */
export const fundsStripeSetup: WireCallDescriptor<undefined, FundsStripeSetupAnswer> = {
  id: 'funds.stripe.setup',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/funds/stripe/setup',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<FundsStripeSetupAnswer>('fundsStripeSetupAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['gateway_not_found'] }],
};

/** Save a PayPal account. */
export const fundsPlBraintree: WireCallDescriptor<FundsPlBraintreeBody, FundsPlBraintreeAnswer> = {
  id: 'funds.pl.braintree',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/funds/pl/braintree',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<FundsPlBraintreeBody>('fundsPlBraintreeBody'),
  answer: findWireGuard<FundsPlBraintreeAnswer>('fundsPlBraintreeAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['gateway_not_found'] }, { status: 422, codes: ['required', 'invalid', 'token_invalid', 'too_many_funds', 'device_data_invalid'] }],
};

/** Save a bank account; errors have the targets account_number, and bsb or swift. */
export const fundsBankAccountAdd: WireCallDescriptor<FundsBankAccountAddBody, FundsBankAccountAddAnswer> = {
  id: 'funds.bank-account.add',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/funds/bank-account',
  version: '3.8',
  auth: 'customer',
  encoding: 'form',
  responseType: 'json',
  body: findWireGuard<FundsBankAccountAddBody>('fundsBankAccountAddBody'),
  answer: findWireGuard<FundsBankAccountAddAnswer>('fundsBankAccountAddAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 422, codes: ['required', 'invalid', 'too_many_funds'] }],
};

/** Deposit and purchase in one: both happen, or neither. */
export const fundsDepositPurchase: WireCallDescriptor<FundsDepositPurchaseBody, FundsDepositPurchaseAnswer> = {
  id: 'funds.deposit-purchase',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/funds/deposits/deposit_purchase',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<FundsDepositPurchaseBody>('fundsDepositPurchaseBody'),
  answer: findWireGuard<FundsDepositPurchaseAnswer>('fundsDepositPurchaseAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['fund_not_found'] }, { status: 422, codes: ['device_data_invalid', 'required', 'invalid', 'below_minimum', 'above_maximum', 'method_not_available', 'gateway_not_available', 'authentication_required', 'card_expired', 'card_declined', 'insufficient_funds', 'gateway_error', 'precommitment_exceeded', 'verification_required', 'csc_required', 'csc_incorrect', 'deposit_required', 'empty_cart', 'spend_limit_exceeded', 'draw_closed', 'sold_out', 'no_longer_available', 'not_in_region', 'partner_not_found', 'price_changed', 'cart_changed', 'country_banned', 'time_out', 'self_excluded'] }],
};

/** Get what a browser needs to hand a card to a gateway. */
export const fundsGatewayGet: WireCallDescriptor<undefined, FundsGatewayGetAnswer> = {
  id: 'funds.gateway.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/funds/{gatewayKey}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<FundsGatewayGetAnswer>('fundsGatewayGetAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['gateway_not_found'] }],
};

/** Forget a saved fund. */
export const fundsDelete: WireCallDescriptor<undefined, FundsDeleteAnswer> = {
  id: 'funds.delete',
  method: 'DELETE',
  service: 'commerce',
  base: '/v2',
  path: '/funds/{fundId}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<FundsDeleteAnswer>('fundsDeleteAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['fund_not_found'] }, { status: 409, codes: ['fund_in_use'] }],
};

/** Pay with a saved fund from now on. */
export const fundsSetDefault: WireCallDescriptor<undefined, FundsSetDefaultAnswer> = {
  id: 'funds.set-default',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/funds/{fundId}/default',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<FundsSetDefaultAnswer>('fundsSetDefaultAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['fund_not_found'] }, { status: 422, codes: ['card_expired'] }],
};

/** List the deposits that are not over, the latest first, and one of the last day that the customer did not answer in time, until another is made. */
export const fundsDepositsOpen: WireCallDescriptor<undefined, FundsDepositsOpenAnswer> = {
  id: 'funds.deposits.open',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/funds/deposits/open',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<FundsDepositsOpenAnswer>('fundsDepositsOpenAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [],
};

/** Get a deposit. */
export const fundsDepositGet: WireCallDescriptor<undefined, FundsDepositGetAnswer> = {
  id: 'funds.deposit.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/funds/{id}/deposit',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<FundsDepositGetAnswer>('fundsDepositGetAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['deposit_not_found'] }],
};

/** Deposit with a saved fund, or with a method that needs none. */
export const fundsDepositCreate: WireCallDescriptor<FundsDepositCreateBody, FundsDepositCreateAnswer> = {
  id: 'funds.deposit.create',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/funds/{fundId}/deposit',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<FundsDepositCreateBody>('fundsDepositCreateBody'),
  answer: findWireGuard<FundsDepositCreateAnswer>('fundsDepositCreateAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['fund_not_found'] }, { status: 422, codes: ['device_data_invalid', 'required', 'invalid', 'below_minimum', 'above_maximum', 'method_not_available', 'gateway_not_available', 'authentication_required', 'card_expired', 'card_declined', 'insufficient_funds', 'gateway_error', 'precommitment_exceeded', 'verification_required', 'csc_required', 'country_banned', 'time_out', 'self_excluded'] }],
};

/** Save a card that the vault keeps. */
export const fundsCardAdd: WireCallDescriptor<FundsCardAddBody, FundsCardAddAnswer> = {
  id: 'funds.card.add',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/funds/{method}/{gatewayOrToken}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<FundsCardAddBody>('fundsCardAddBody'),
  answer: findWireGuard<FundsCardAddAnswer>('fundsCardAddAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['method_not_found'] }, { status: 422, codes: ['device_data_invalid', 'required', 'invalid', 'token_invalid', 'setup_incomplete', 'gateway_not_available', 'card_expired', 'card_declined', 'too_many_funds'] }],
};

/** Deposit with Apple Pay or Google Pay. */
export const fundsWalletPayDeposit: WireCallDescriptor<FundsWalletPayDepositBody, FundsWalletPayDepositAnswer> = {
  id: 'funds.wallet-pay.deposit',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/funds/{method}/{gatewayKey}/deposit',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<FundsWalletPayDepositBody>('fundsWalletPayDepositBody'),
  answer: findWireGuard<FundsWalletPayDepositAnswer>('fundsWalletPayDepositAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['method_not_found', 'gateway_not_found'] }, { status: 422, codes: ['device_data_invalid', 'required', 'invalid', 'below_minimum', 'above_maximum', 'token_invalid', 'card_declined', 'insufficient_funds', 'card_expired', 'gateway_error', 'precommitment_exceeded', 'verification_required', 'country_banned', 'time_out', 'self_excluded'] }],
};

/** Withdraw money; it is held at once. */
export const fundsWithdraw: WireCallDescriptor<FundsWithdrawBody, FundsWithdrawAnswer> = {
  id: 'funds.withdraw',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/{id}/withdraw',
  version: '3.1',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: findWireGuard<FundsWithdrawBody>('fundsWithdrawBody'),
  answer: findWireGuard<FundsWithdrawAnswer>('fundsWithdrawAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['customer_not_found', 'fund_not_found'] }, { status: 422, codes: ['required', 'invalid', 'below_minimum', 'above_maximum', 'insufficient_funds', 'method_not_available', 'account_required', 'account_not_verified', 'verification_required'] }],
};

/** Get a withdrawal. */
export const fundsWithdrawalGet: WireCallDescriptor<undefined, FundsWithdrawalGetAnswer> = {
  id: 'funds.withdrawal.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/customer/{id}/withdraw/{withdrawalId}',
  version: '3.1',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  body: null,
  answer: findWireGuard<FundsWithdrawalGetAnswer>('fundsWithdrawalGetAnswer'),
  query: null,
  form: null,
  status: 200,
  refusals: [{ status: 404, codes: ['withdrawal_not_found'] }],
};
