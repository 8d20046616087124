import type { SnapshotFrom } from 'xstate';
import type { FlowRef } from '#engine/flows/flow.ts';
import type { socialAccountsMachine } from './social-accounts.machine.ts';
import type { SocialAccountsEvent } from './social-accounts.types.ts';

/** Linking and unlinking accounts of other providers, on the page of login and security. */
export const socialAccountsFlow: FlowRef<SnapshotFrom<typeof socialAccountsMachine>, SocialAccountsEvent> = {
  id: 'social-accounts',
  scope: 'page',
};
