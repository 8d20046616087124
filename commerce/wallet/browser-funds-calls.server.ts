import type { RulesForOneBrowserCall } from '#engine/api/call-gateway.ts';

const filters = ['funds_cart', 'funds_withdraw', 'funds_digital_wallets', 'funds_failed_verification'];

/** Fund and wallet calls that browsers may make through the call gateway. */
export const browserFundsCallRules: readonly (readonly [string, RulesForOneBrowserCall])[] = [
  ['payment-methods.list', { query: filters }],
  ['funds.set-default', { query: [] }],
  ['funds.delete', { query: [] }],
  ['funds.card-gateways', { query: [] }],
  ['funds.stripe.setup', { query: [] }],
  ['funds.gateway.get', { query: [] }],
  ['funds.deposits.open', { query: [] }],
  ['funds.deposit.get', { query: [] }],
  ['funds.deposit-purchase', { query: [] }],
  ['funds.card.add', { query: [] }],
  ['funds.bank-account.add', { query: [] }],
  ['funds.pl.braintree', { query: [] }],
  ['funds.deposit.create', { query: [] }],
  ['funds.deposit.create-with-code', { query: [], limit: 'code' }],
  ['funds.wallet-pay.deposit', { query: [] }],
  ['funds.withdraw', { query: [] }],
  ['funds.withdrawal.get', { query: [] }],
  ['transactions.list', { query: ['limit', 'offset', 'type', 'from', 'to', 'transaction_id'] }],
];
