/**
 * Calls whose failures with a status of 500 or more are shown by their flow, not by the sitewide screen: those for which the
 * specification prescribes a reaction, and purchases, whose outcome is unknown then. Decision 030 has the reasons.
 */
export const CALLS_WITHOUT_SITEWIDE_ERROR_SCREEN: ReadonlySet<string> = new Set([
  // "Deposit failure: first server message or …", and the card feed, which is retried.
  'funds.deposit.create',
  'funds.deposit.create-with-code',
  'funds.deposit.get',
  'funds.gateway.get',
  'funds.wallet-pay.deposit',
  // Purchases and their outcomes.
  'cart.partner.purchase',
  'cart.purchase',
  'checkout.get',
  'checkout.outcome',
  'funds.deposit-purchase',
  // "Lotto party: … other failures group-creation-failed … session edit failure notifies … 500+ reported".
  'lotto-party.config',
  'lotto-party.config.get',
  'lotto-party.group.by-token',
  'lotto-party.group.create',
  'lotto-party.group.get',
  'lotto-party.group.join',
  'lotto-party.group.leave',
  'lotto-party.group.list',
  'lotto-party.group.remove-member',
  'lotto-party.group.session-open',
  'lotto-party.group.sessions',
  'lotto-party.group.update',
  'lotto-party.order.get',
  'lotto-party.session.create',
  'lotto-party.session.discover',
  'lotto-party.session.discover-draw',
  'lotto-party.session.get',
  'lotto-party.session.update',
  // "Membership errors store 'An unknown error occurred'", and "Benefits-link failure scrolls to top".
  'membership.benefits',
  'membership.customer',
  'membership.giveaways',
  'membership.resend',
  'membership.unlock-draw',
  'membership.update',
  // "Migration failure shows a retry screen".
  'migration.migrate',
  // "Partner fetch failure sets rejected".
  'anon-cart.partner',
  'cart.partner',
  'partners.get',
]);
