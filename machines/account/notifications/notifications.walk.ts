import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { listActorEvents, listDelayEvents, type MachineWalkOptions } from '../../_kit/testing/edges.ts';
import { defineFlowWalk } from '../../_kit/testing/flow-walk.ts';
import { notificationsMachine } from './notifications.machine.ts';
import { notificationsDelays } from './notifications.setup.ts';
import type { NotificationFeedEntry } from './notifications.types.ts';

const unviewedEntry: NotificationFeedEntry = {
  id: '1',
  title: 'You have won',
  icon: 'trophy',
  message: 'The money is in your wallet.',
  isAutoDismissed: false,
  actions: [{ label: 'See your ticket', url: '/my-account/past-tickets' }],
  placementKey: 'feed',
  createdAt: '2026-11-21T00:00:00.000Z',
  isViewed: false,
};
const seen = [{ ...unviewedEntry, isViewed: true }];
const passing = [unviewedEntry, { ...unviewedEntry, id: '2', isAutoDismissed: true }];

function events(snapshot: AnyMachineSnapshot): EventObject[] {
  return [
    { type: 'FLOW.OPEN' },
    { type: 'FEED.CLOSE' },
    { type: 'FEED.RETRY' },
    ...listDelayEvents(snapshot),
    ...listActorEvents(snapshot, 'fetchFeed', { outputs: [passing, seen], errors: [new Error('offline')] }),
    ...listActorEvents(snapshot, 'markViewed', { outputs: [0], errors: [new Error('offline')] }),
  ];
}

const options: MachineWalkOptions<typeof notificationsMachine> = {
  input: undefined,
  events,
  describe: ({ value, context }) => {
    const state = JSON.stringify(value).replaceAll('"', '');
    return `${state}[${context.notifications.map(({ id }: NotificationFeedEntry) => id).join()}]`;
  },
};

export const notificationsWalk = defineFlowWalk({
  id: 'notifications',
  machine: notificationsMachine,
  actors: ['fetchFeed', 'markViewed'],
  delays: notificationsDelays,
  cases: [{ options }],
});
