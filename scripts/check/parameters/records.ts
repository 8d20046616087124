/**
 * Interfaces that may be passed whole, because each is one thing with an identity: rows and catalogue entries of the
 * sandbox, routes and compiled documents. Services, contexts, settings and props never belong here.
 */
export const RECORD_INTERFACES: Readonly<Record<string, readonly string[]>> = {
  engine: ['CompiledBlock', 'CompiledPage', 'Route'],
  sandbox: [
    'Checkout',
    'StoredCustomer',
    'ResolvedDepositRequest',
    'StoredDraw',
    'LotteryEntry',
    'MembershipEntry',
    'Order',
    'StoredPartySession',
    'RaffleEntry',
    'StoredRecurringPurchase',
    'StoredScheduledPurchase',
    'StoredDeposit',
    'StoredFund',
    'StoredWithdrawal',
    'SyndicateEntry',
    'VaultEntry',
  ],
};
