import type { AutoplayCalls } from '#commerce/tickets/autoplay.ts';
import type { RecurringPurchase, RecurringStatus } from '#commerce/tickets/recurring.ts';
import type { SubscriptionCalls } from '#commerce/tickets/subscriptions.ts';
import type { RecurringPurchaseUpdateInput } from './recurring-purchase-edit.setup.ts';
import type { RecurringPurchaseSettingChange, RecurringPurchaseStatusChange } from './recurring-purchase-edit.types.ts';

export interface RecurringPurchaseUpdateCalls {
  readonly autoplay: Pick<AutoplayCalls, 'pause' | 'unpause' | 'update' | 'setMinimumJackpot' | 'setQuickpick'>;
  readonly subscriptions: Pick<SubscriptionCalls, 'setStatus' | 'update'>;
}

/**
 * Changes a recurring purchase by the matching call, and returns its new status (specification: The calls it makes,
 * "Recurring").
 */
export async function updateRecurringPurchase(
  { autoplay, subscriptions }: RecurringPurchaseUpdateCalls,
  { purchase: { id, type }, change }: RecurringPurchaseUpdateInput,
  signal: AbortSignal,
): Promise<RecurringStatus> {
  const options = { signal };
  switch (change.kind) {
    case 'status': {
      if (type === 'autoplay') return (await autoplayStatus(autoplay, id, change, options)).status;
      const { status, pausedUntil } = change;
      const body = pausedUntil === null ? { status } : { status, pausedUntil };
      return (await subscriptions.setStatus(id, body, options)).status;
    }
    case 'minimum-jackpot':
      return (await autoplay.setMinimumJackpot(id, change.amount, options)).status;
    case 'quickpick':
      return (await autoplay.setQuickpick(id, change.quickpick, options)).status;
    case 'games':
    case 'game-offer':
    case 'cause': {
      const calls = type === 'autoplay' ? autoplay : subscriptions;
      return (await calls.update(id, requestOf(change), options)).status;
    }
  }
}

function requestOf(
  change: Extract<RecurringPurchaseSettingChange, { readonly kind: 'games' | 'game-offer' | 'cause' }>,
) {
  switch (change.kind) {
    case 'games':
      return { numGames: change.numGames };
    case 'game-offer': {
      const { gameOffer, numGames } = change;
      return numGames === null ? { gameOffer } : { gameOffer, numGames };
    }
    case 'cause':
      return { causeKey: change.causeKey };
  }
}

function autoplayStatus(
  autoplay: RecurringPurchaseUpdateCalls['autoplay'],
  id: string,
  { status, pausedUntil }: RecurringPurchaseStatusChange,
  options: { readonly signal: AbortSignal },
): Promise<RecurringPurchase> {
  switch (status) {
    case 'recurring_status_active':
      return autoplay.unpause(id, options);
    case 'recurring_status_paused':
      return autoplay.pause(id, null, options);
    case 'recurring_status_timed_pause':
      return autoplay.pause(id, pausedUntil, options);
    case 'recurring_status_cancelled':
      return autoplay.update(id, { status }, options);
  }
}
