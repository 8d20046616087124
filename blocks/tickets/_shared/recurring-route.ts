/** Pages of one recurring purchase. */
export const RECURRING_PURCHASE_ROUTE_IDS = {
  autoplay: 'my-account.autoplay.ticket',
  subscription: 'my-account.subscriptions.ticket',
} as const;
