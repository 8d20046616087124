import type { BlockProps } from '#engine/render/block.ts';
import type { AccountClosedNoticeBlockData } from './account-closed-notice.data.ts';
import type { AccountClosedNoticeProps } from './account-closed-notice.gen.ts';

export function AccountClosedNotice({
  data,
  slots,
}: BlockProps<AccountClosedNoticeProps, AccountClosedNoticeBlockData, 'closed' | 'signedOut'>) {
  return <div className="account-closed-notice">{data.isClosed ? slots.closed : slots.signedOut}</div>;
}
