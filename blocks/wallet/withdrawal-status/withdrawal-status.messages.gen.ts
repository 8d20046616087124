// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface WithdrawalStatusMessages {
  /** Your money is on its way */
  requestedHeading(): string;
  /** We’ve paid your money out */
  paidHeading(): string;
  /** Your withdrawal didn’t go through */
  failedHeading(): string;
  /** We can’t find that withdrawal */
  unknownHeading(): string;
  /** It has left your wallet. There’s nothing else you need to do. */
  requestedText(): string;
  /** It can take a day for your bank to show it. */
  paidText(): string;
  /** The money is back in your wallet. */
  failedText(): string;
  /** It may belong to another account. You can see all your payments under Transactions. */
  unknownText(): string;
  /** Amount */
  amount(): string;
  /** Paid by */
  method(): string;
  /** Paid to */
  account(): string;
  /** Requested */
  requested(): string;
  /** Expected */
  expected(): string;
  /** Finished */
  finished(): string;
  /** Balance after */
  balance(): string;
  /** {method, select, do {Bank transfer} tt {Telegraphic transfer} tw {Transfer service} other {PayPal}} */
  methodName(values: { readonly method: 'do' | 'tt' | 'tw' | 'pl' }): string;
  /** An account you’ve since removed */
  accountRemoved(): string;
  /** Withdraw again */
  again(): string;
  /** Continue */
  next(): string;
}

export const withdrawalStatusMessages: MessageCatalogueReference<WithdrawalStatusMessages> = { catalogue: 'withdrawal-status', format: formatText };
