import type { OpenCall } from '#engine/api/gateway.ts';

/** What a browser may do with the customer, the limits, the verification and the migration, through the engine's server. */
export const openCustomerCalls: readonly (readonly [string, OpenCall])[] = [
  ['customer.get', { query: [] }],
  ['customer.delete', { query: [] }],
  ['customer.details.get', { query: [] }],
  ['customer.details.update', { query: [] }],
  ['favourite-numbers.update', { query: [] }],
  ['customer.terms-and-conditions', { query: [] }],
  ['customer.location', { query: [] }],
  ['customer.recurring-purchase-method.get', { query: [] }],
  ['customer.recurring-purchase-method.set', { query: [] }],
  ['customer.withdrawable-funds', { query: [] }],
  ['customer.communication-preferences.get', { query: [] }],
  ['customer.communication-preferences.update', { query: [] }],
  ['customer.verify', { query: [] }],
  ['customer.verification', { query: [] }],
  ['customer.verification.licence', { query: [] }],
  ['customer.verification.connectid', { query: [] }],
  ['customer.verification.connectid.callback', { query: [] }],
  ['migration.migrate', { query: [] }],
  ['precommitment.set', { query: [] }],
  ['precommitment.delete', { query: [] }],
  ['spend-limits.list', { query: [] }],
  ['spend-limits.create', { query: [] }],
  ['spend-limits.update', { query: [] }],
  ['spend-limits.delete', { query: [] }],
];
