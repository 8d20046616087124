import type { SnapshotFrom } from 'xstate';
import type { CustomerDetails } from '#schemas/generated/api/types.gen.ts';
import type { accountBannerMachine } from './account-banner.machine.ts';

export interface AccountBannerView {
  /** What is asked for; null while the banner has nothing to ask. */
  readonly asks: 'address' | 'email' | null;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  /** Whether the details are being changed in a modal. */
  readonly isUpdating: boolean;
  readonly details: CustomerDetails | null;
}

export function accountBannerView(snapshot: SnapshotFrom<typeof accountBannerMachine>): AccountBannerView {
  const { value, context } = snapshot;
  const { details, hasFailed, required } = context;
  return {
    asks: asksOf(value, required.addressConfirmationRequired),
    isBusy: value === 'confirming_address' || value === 'confirming_email',
    hasFailed,
    isUpdating: value === 'updating',
    details,
  };
}

function asksOf(
  state: SnapshotFrom<typeof accountBannerMachine>['value'],
  needsAddress: boolean,
): AccountBannerView['asks'] {
  switch (state) {
    case 'confirm_address':
    case 'confirming_address':
      return 'address';
    case 'confirm_email':
    case 'confirming_email':
      return 'email';
    case 'updating':
      return needsAddress ? 'address' : 'email';
    case 'reading':
    case 'deciding':
    case 'settled':
      return null;
  }
}
