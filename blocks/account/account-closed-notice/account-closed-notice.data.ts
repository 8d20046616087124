import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { AccountClosedNoticeProps } from './account-closed-notice.gen.ts';

export interface AccountClosedNoticeBlockData {
  readonly isClosed: boolean;
}

export const loadAccountClosedNoticeData: LoadBlockData<
  AccountClosedNoticeProps,
  AccountClosedNoticeBlockData,
  ShopBlockLoaderServices
> = ({ visitor }) => Promise.resolve({ data: { isClosed: visitor.accountClosed === true } });
