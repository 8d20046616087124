import type { SnapshotFrom } from 'xstate';
import type { socialAccountsMachine } from './social-accounts.machine.ts';
import type { SocialAccountsMachineContext } from './social-accounts.types.ts';

/** The accounts of other providers as a block shows them. */
export interface SocialAccountsView
  extends Pick<SocialAccountsMachineContext, 'links' | 'provider' | 'failure' | 'done'> {
  readonly step: 'overview' | 'leaving' | 'linking' | 'confirming' | 'unlinking';
}

export function socialAccountsView(snapshot: SnapshotFrom<typeof socialAccountsMachine>): SocialAccountsView {
  const { links, provider, failure, done } = snapshot.context;
  return { step: stepOf(snapshot), links, provider, failure, done };
}

function stepOf(snapshot: SnapshotFrom<typeof socialAccountsMachine>): SocialAccountsView['step'] {
  if (snapshot.matches('leaving_for_provider')) return 'leaving';
  if (snapshot.matches('linking')) return 'linking';
  if (snapshot.matches('confirming_unlink')) return 'confirming';
  return snapshot.matches('unlinking') ? 'unlinking' : 'overview';
}
