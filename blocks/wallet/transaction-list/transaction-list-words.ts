import type { Transaction, TransactionType } from '#schemas/generated/api/types.gen.ts';

export const TRANSACTION_LIST_WORDS: {
  readonly types: Readonly<Record<TransactionType, string>>;
  readonly status: Readonly<Record<Transaction['status'], string | null>>;
} & Readonly<Record<Word, string>> = {
  heading: 'Transactions',
  empty: 'Nothing has moved in your wallet yet.',
  none: 'Nothing in your wallet fits this choice.',
  beyond: 'The list is not that long.',
  first: 'To the latest',
  filters: 'Which transactions',
  type: 'What',
  all: 'Everything',
  from: 'From',
  to: 'Until',
  show: 'Show',
  clear: 'Show everything',
  pages: 'Pages of transactions',
  count: '{first} to {last} of {total}',
  caption: 'Your transactions, the latest first',
  date: 'Date',
  what: 'What',
  amount: 'Amount',
  balance: 'Balance',
  types: {
    deposit: 'Deposits',
    withdrawal: 'Withdrawals',
    withdrawal_returned: 'Withdrawals returned',
    purchase: 'Purchases',
    winnings: 'Winnings',
    refund: 'Refunds',
    bonus: 'Credits',
    adjustment: 'Adjustments',
  },
  status: { completed: null, pending: 'On its way', failed: 'Failed' },
};

type Word =
  | 'heading'
  | 'empty'
  | 'none'
  | 'beyond'
  | 'first'
  | 'filters'
  | 'type'
  | 'all'
  | 'from'
  | 'to'
  | 'show'
  | 'clear'
  | 'pages'
  | 'count'
  | 'caption'
  | 'date'
  | 'what'
  | 'amount'
  | 'balance';
