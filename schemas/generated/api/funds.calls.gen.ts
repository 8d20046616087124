// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.
import type { ClientCallDescriptor } from '#schemas/api/call.ts';
import { findClientGuard } from '#schemas/api/client-guards.server.ts';
import { findQueryOrFormGuard } from '#schemas/api/request-guards.server.ts';
import type { PaymentMethodsListResult, FundsCardGatewaysResult, FundsStripeSetupResult, FundsPlBraintreeBody, FundsPlBraintreeResult, FundsBankAccountAddBody, FundsBankAccountAddResult, FundsDepositPurchaseBody, FundsDepositPurchaseResult, FundsGatewayGetResult, FundsDeleteResult, FundsSetDefaultResult, FundsDepositsOpenResult, FundsDepositGetResult, FundsDepositCreateBody, FundsDepositCreateResult, FundsCardAddBody, FundsCardAddResult, FundsWalletPayDepositBody, FundsWalletPayDepositResult, FundsWithdrawBody, FundsWithdrawResult, FundsWithdrawalGetResult } from './types.gen.ts';

/** List the ways to pay in and to be paid out, with what the customer has saved for them. */
export const paymentMethodsList: ClientCallDescriptor<Record<never, never>, { funds_cart?: 'true'; funds_withdraw?: 'true' | 'false'; funds_digital_wallets?: 'true'; funds_failed_verification?: 'true' }, undefined, PaymentMethodsListResult> = {
  id: 'payment-methods.list',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/payment_methods',
  version: '3.2',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: findQueryOrFormGuard<unknown>('paymentMethodsListQuery'),
  body: null,
  result: findClientGuard<PaymentMethodsListResult>('paymentMethodsListResult'),
  paged: false,
};

/** List the gateways that take cards. */
export const fundsCardGateways: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, FundsCardGatewaysResult> = {
  id: 'funds.card-gateways',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/funds/card_gateways',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<FundsCardGatewaysResult>('fundsCardGatewaysResult'),
  paged: false,
};

/** Start to save a card at Stripe. */
export const fundsStripeSetup: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, FundsStripeSetupResult> = {
  id: 'funds.stripe.setup',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/funds/stripe/setup',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<FundsStripeSetupResult>('fundsStripeSetupResult'),
  paged: false,
};

/** Save a PayPal account. */
export const fundsPlBraintree: ClientCallDescriptor<Record<never, never>, Record<never, never>, FundsPlBraintreeBody, FundsPlBraintreeResult> = {
  id: 'funds.pl.braintree',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/funds/pl/braintree',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<FundsPlBraintreeBody>('fundsPlBraintreeBody'),
  result: findClientGuard<FundsPlBraintreeResult>('fundsPlBraintreeResult'),
  paged: false,
};

/** Save a bank account; errors have the targets account_number, and bsb or swift. */
export const fundsBankAccountAdd: ClientCallDescriptor<Record<never, never>, Record<never, never>, FundsBankAccountAddBody, FundsBankAccountAddResult> = {
  id: 'funds.bank-account.add',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/funds/bank-account',
  version: '3.8',
  auth: 'customer',
  encoding: 'form',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<FundsBankAccountAddBody>('fundsBankAccountAddBody'),
  result: findClientGuard<FundsBankAccountAddResult>('fundsBankAccountAddResult'),
  paged: false,
};

/** Deposit and purchase in one: both happen, or neither. */
export const fundsDepositPurchase: ClientCallDescriptor<Record<never, never>, Record<never, never>, FundsDepositPurchaseBody, FundsDepositPurchaseResult> = {
  id: 'funds.deposit-purchase',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/funds/deposits/deposit_purchase',
  version: '3.3',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<FundsDepositPurchaseBody>('fundsDepositPurchaseBody'),
  result: findClientGuard<FundsDepositPurchaseResult>('fundsDepositPurchaseResult'),
  paged: false,
};

/** Get what a browser needs to hand a card to a gateway. */
export const fundsGatewayGet: ClientCallDescriptor<{ gatewayKey: string }, Record<never, never>, undefined, FundsGatewayGetResult> = {
  id: 'funds.gateway.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/funds/{gatewayKey}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<FundsGatewayGetResult>('fundsGatewayGetResult'),
  paged: false,
};

/** Forget a saved fund. */
export const fundsDelete: ClientCallDescriptor<{ fundId: string }, Record<never, never>, undefined, FundsDeleteResult> = {
  id: 'funds.delete',
  method: 'DELETE',
  service: 'commerce',
  base: '/v2',
  path: '/funds/{fundId}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<FundsDeleteResult>('fundsDeleteResult'),
  paged: false,
};

/** Pay with a saved fund from now on. */
export const fundsSetDefault: ClientCallDescriptor<{ fundId: string }, Record<never, never>, undefined, FundsSetDefaultResult> = {
  id: 'funds.set-default',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/funds/{fundId}/default',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<FundsSetDefaultResult>('fundsSetDefaultResult'),
  paged: false,
};

/** List the deposits that are not over, the latest first, and one of the last day that the customer did not answer in time, until another is made. */
export const fundsDepositsOpen: ClientCallDescriptor<Record<never, never>, Record<never, never>, undefined, FundsDepositsOpenResult> = {
  id: 'funds.deposits.open',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/funds/deposits/open',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<FundsDepositsOpenResult>('fundsDepositsOpenResult'),
  paged: false,
};

/** Get a deposit. */
export const fundsDepositGet: ClientCallDescriptor<{ id: string }, Record<never, never>, undefined, FundsDepositGetResult> = {
  id: 'funds.deposit.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/funds/{id}/deposit',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<FundsDepositGetResult>('fundsDepositGetResult'),
  paged: false,
};

/** Deposit with a saved fund, or with a method that needs none. */
export const fundsDepositCreate: ClientCallDescriptor<{ fundId: string }, Record<never, never>, FundsDepositCreateBody, FundsDepositCreateResult> = {
  id: 'funds.deposit.create',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/funds/{fundId}/deposit',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<FundsDepositCreateBody>('fundsDepositCreateBody'),
  result: findClientGuard<FundsDepositCreateResult>('fundsDepositCreateResult'),
  paged: false,
};

/** Save a card that the vault keeps. */
export const fundsCardAdd: ClientCallDescriptor<{ method: string; gatewayOrToken: string }, Record<never, never>, FundsCardAddBody, FundsCardAddResult> = {
  id: 'funds.card.add',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/funds/{method}/{gatewayOrToken}',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<FundsCardAddBody>('fundsCardAddBody'),
  result: findClientGuard<FundsCardAddResult>('fundsCardAddResult'),
  paged: false,
};

/** Deposit with Apple Pay or Google Pay. */
export const fundsWalletPayDeposit: ClientCallDescriptor<{ method: string; gatewayKey: string }, Record<never, never>, FundsWalletPayDepositBody, FundsWalletPayDepositResult> = {
  id: 'funds.wallet-pay.deposit',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/funds/{method}/{gatewayKey}/deposit',
  version: '3.0',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<FundsWalletPayDepositBody>('fundsWalletPayDepositBody'),
  result: findClientGuard<FundsWalletPayDepositResult>('fundsWalletPayDepositResult'),
  paged: false,
};

/** Withdraw money; it is held at once. */
export const fundsWithdraw: ClientCallDescriptor<{ id: string }, Record<never, never>, FundsWithdrawBody, FundsWithdrawResult> = {
  id: 'funds.withdraw',
  method: 'POST',
  service: 'commerce',
  base: '/v2',
  path: '/customer/{id}/withdraw',
  version: '3.1',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: findClientGuard<FundsWithdrawBody>('fundsWithdrawBody'),
  result: findClientGuard<FundsWithdrawResult>('fundsWithdrawResult'),
  paged: false,
};

/** Get a withdrawal. */
export const fundsWithdrawalGet: ClientCallDescriptor<{ id: string; withdrawalId: string }, Record<never, never>, undefined, FundsWithdrawalGetResult> = {
  id: 'funds.withdrawal.get',
  method: 'GET',
  service: 'commerce',
  base: '/v2',
  path: '/customer/{id}/withdraw/{withdrawalId}',
  version: '3.1',
  auth: 'customer',
  encoding: 'json',
  responseType: 'json',
  queryGuard: null,
  body: null,
  result: findClientGuard<FundsWithdrawalGetResult>('fundsWithdrawalGetResult'),
  paged: false,
};
