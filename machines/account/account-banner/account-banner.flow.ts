import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { accountBannerMachine } from './account-banner.machine.ts';
import type { AccountBannerEvent } from './account-banner.types.ts';

/** The banner by which a customer confirms addresses. It lives across pages. */
export const accountBannerFlow: FlowRef<SnapshotFrom<typeof accountBannerMachine>, AccountBannerEvent> = {
  id: 'account-banner',
  scope: 'app',
};
