import { findVerificationDeadline, type VerificationDeadline } from '#domain/verification/verification-need.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { VerificationNoticeProps } from './verification-notice.gen.ts';

export interface VerificationNoticeBlockData {
  /** Whether funds are withheld now, will be withheld later, or documents are being reviewed. */
  readonly state: VerificationDeadline['state'];
  /** Verification deadline, in epoch milliseconds. */
  readonly until: number;
}

export const loadVerificationNoticeData: LoadBlockData<
  VerificationNoticeProps,
  VerificationNoticeBlockData | null,
  ShopBlockLoaderServices
> = async (context) => {
  const { props, services, signal, visitor, now } = context;
  if (!visitor.signedIn) return { data: null };
  const need = findVerificationDeadline(await services.commerce.customer.get({ signal }), now);
  if (!need || (!need.isDue && props.show !== 'all')) return { data: null };
  return { data: { state: need.state, until: need.from } };
};
