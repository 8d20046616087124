// Generated: change the catalogue, then run `npm run -s vitrine -- gen --write`.
import { formatText } from '#engine/messages/format-text.ts';
import type { MessageCatalogueReference } from '#engine/messages/message-accessor.ts';

export interface TransactionListMessages {
  /** Transactions */
  heading(): string;
  /** Nothing has moved in your wallet yet. */
  empty(): string;
  /** Nothing in your wallet fits this choice. */
  noneMatching(): string;
  /** The list is not that long. */
  beyondLast(): string;
  /** To the latest */
  toFirstPage(): string;
  /** Which transactions */
  filters(): string;
  /** What */
  typeLabel(): string;
  /** Everything */
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
  /** Until */
  to(): string;
  /** Show */
  show(): string;
  /** Show everything */
  clear(): string;
  /** Pages of transactions */
  pages(): string;
  /** {first} to {last} of {total} */
  range(values: { readonly first: number; readonly last: number; readonly total: number }): string;
  /** Your transactions, the latest first */
  caption(): string;
  /** Date */
  date(): string;
  /** What */
  what(): string;
  /** Amount */
  amount(): string;
  /** Balance */
  balance(): string;
  /** On its way */
  pending(): string;
  /** Failed */
  failed(): string;
}

export const transactionListMessages: MessageCatalogueReference<TransactionListMessages> = { catalogue: 'transaction-list', format: formatText };
