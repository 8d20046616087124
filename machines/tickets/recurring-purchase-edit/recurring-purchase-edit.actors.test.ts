import { expect, test } from 'vitest';
import { createTestTransportFromTable } from '#commerce/testing.ts';
import { createAutoplayCalls } from '#commerce/tickets/autoplay.ts';
import { createSubscriptionCalls } from '#commerce/tickets/subscriptions.ts';
import { updateRecurringPurchase } from './recurring-purchase-edit.actors.ts';
import type { RecurringPurchaseEditChange } from './recurring-purchase-edit.types.ts';

const CALLS = [
  'autoplay.pause',
  'autoplay.unpause',
  'autoplay.update',
  'autoplay.set-minimum-jackpot',
  'autoplay.set-quickpick',
  'subscriptions.status',
  'subscriptions.update',
];
const until = '2026-12-24T00:00:00.000Z';

async function sentFor(type: 'autoplay' | 'subscription', change: RecurringPurchaseEditChange) {
  const answer = { status: 'timed_paused' };
  const { transport, sent } = createTestTransportFromTable(Object.fromEntries(CALLS.map((call) => [call, answer])));
  const calls = { autoplay: createAutoplayCalls(transport), subscriptions: createSubscriptionCalls(transport) };
  const purchase = { id: 'a-1', type, status: 'recurring_status_active' } as const;
  const status = await updateRecurringPurchase(calls, { purchase, change }, new AbortController().signal);
  expect(status).toBe('recurring_status_timed_pause');
  return sent;
}

const status = (wanted: 'active' | 'paused' | 'timed_pause' | 'cancelled', pausedUntil: string | null = null) =>
  ({ kind: 'status', status: `recurring_status_${wanted}`, pausedUntil }) as const;
const params = { id: 'a-1' };

test.each<[RecurringPurchaseEditChange, string, object]>([
  [status('paused'), 'autoplay.pause', { params, body: {} }],
  [status('timed_pause', until), 'autoplay.pause', { params, body: { pausedUntil: until } }],
  [status('active'), 'autoplay.unpause', { params }],
  [status('cancelled'), 'autoplay.update', { params, body: { status: 'recurring_status_cancelled' } }],
  [
    { kind: 'minimum-jackpot', amount: '20000000.00' },
    'autoplay.set-minimum-jackpot',
    { params, body: { minimumJackpotAmount: '20000000.00' } },
  ],
  [{ kind: 'quickpick', quickpick: true }, 'autoplay.set-quickpick', { params, body: { quickpick: true } }],
  [{ kind: 'games', numGames: 4 }, 'autoplay.update', { params, body: { numGames: 4 } }],
])('the change %j of an autoplay is sent by the call %s', async (change, call, input) => {
  expect(await sentFor('autoplay', change)).toEqual([[call, input]]);
});

test.each<[RecurringPurchaseEditChange, string, object]>([
  [status('paused'), 'subscriptions.status', { params, body: { status: 'recurring_status_paused' } }],
  [
    status('timed_pause', until),
    'subscriptions.status',
    { params, body: { status: 'recurring_status_timed_pause', pausedUntil: until } },
  ],
  [{ kind: 'games', numGames: 2 }, 'subscriptions.update', { params, body: { numGames: 2 } }],
  [
    { kind: 'game-offer', gameOffer: 'system-7', numGames: null },
    'subscriptions.update',
    { params, body: { gameOffer: 'system-7' } },
  ],
  [
    { kind: 'game-offer', gameOffer: 'system-7', numGames: 1 },
    'subscriptions.update',
    { params, body: { gameOffer: 'system-7', numGames: 1 } },
  ],
  [{ kind: 'cause', causeKey: 'reef' }, 'subscriptions.update', { params, body: { causeKey: 'reef' } }],
])('the change %j of a subscription is sent by the call %s', async (change, call, input) => {
  expect(await sentFor('subscription', change)).toEqual([[call, input]]);
});
