// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface WithdrawalStatusMessages {
  /** Your money is on its way */
  requestedHeading(): string;
  /** Your money has been paid out */
  paidHeading(): string;
  /** Your withdrawal did not go through */
  failedHeading(): string;
  /** We do not know this withdrawal */
  unknownHeading(): string;
  /** It has left your wallet. You need do nothing more. */
  requestedText(): string;
  /** Your bank may take a day to show it. */
  paidText(): string;
  /** The money is back in your wallet. */
  failedText(): string;
  /** It may belong to another account. Your transactions tell what came in and went out. */
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
  /** Balance afterwards */
  balance(): string;
  /** {method, select, do {Bank transfer} tt {Telegraphic transfer} tw {Transfer service} other {PayPal}} */
  methodName(values: { readonly method: 'do' | 'tt' | 'tw' | 'pl' }): string;
  /** An account that you have removed since */
  accountRemoved(): string;
  /** Withdraw again */
  again(): string;
  /** Go on */
  next(): string;
}

export const withdrawalStatusMessages: MessageCatalogueReference<WithdrawalStatusMessages> = { catalogue: 'withdrawal-status', format: formatText };
