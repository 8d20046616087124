// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface TransactionListMessages {
  /** Transactions */
  heading(): string;
  /** No transactions yet. */
  empty(): string;
  /** No transactions match these filters. */
  noneMatching(): string;
  /** That page doesn’t exist. */
  beyondLast(): string;
  /** Go to latest */
  toFirstPage(): string;
  /** Filter transactions */
  filters(): string;
  /** Type */
  typeLabel(): string;
  /** All types */
  allTypes(): string;
  /** Deposits */
  deposit(): string;
  /** Withdrawals */
  withdrawal(): string;
  /** Withdrawals returned */
  withdrawalReturned(): string;
  /** Purchases */
  purchase(): string;
  /** Winnings */
  winnings(): string;
  /** Refunds */
  refund(): string;
  /** Credits */
  bonus(): string;
  /** Adjustments */
  adjustment(): string;
  /** From */
  from(): string;
  /** To */
  to(): string;
  /** Apply */
  show(): string;
  /** Clear filters */
  clear(): string;
  /** Pages of transactions */
  pages(): string;
  /** {first} to {last} of {total} */
  range(values: { readonly first: number; readonly last: number; readonly total: number }): string;
  /** Your transactions, latest first */
  caption(): string;
  /** Date */
  date(): string;
  /** Description */
  what(): string;
  /** Amount */
  amount(): string;
  /** Balance */
  balance(): string;
  /** Pending */
  pending(): string;
  /** Failed */
  failed(): string;
}

export const transactionListMessages: MessageCatalogueReference<TransactionListMessages> = { catalogue: 'transaction-list', format: formatText };
