import type { Withdrawal } from '#schemas/generated/api/types.gen.ts';

export type WithdrawalStage = Withdrawal['status'] | 'unknown';

export type WithdrawalStatusRowKey =
  | 'amount'
  | 'method'
  | 'account'
  | 'requested'
  | 'expected'
  | 'finished'
  | 'balance';

export const WITHDRAWAL_STATUS_WORDS: {
  readonly heading: Readonly<Record<WithdrawalStage, string>>;
  readonly text: Readonly<Record<WithdrawalStage, string>>;
  readonly rows: Readonly<Record<WithdrawalStatusRowKey, string>>;
  readonly methods: Readonly<Record<Withdrawal['withdrawalMethodCode'], string>>;
  readonly forgotten: string;
  readonly again: string;
  readonly next: string;
} = {
  heading: {
    requested: 'Your money is on its way',
    paid: 'Your money has been paid out',
    failed: 'Your withdrawal did not go through',
    unknown: 'We do not know this withdrawal',
  },
  text: {
    requested: 'It has left your wallet. You need do nothing more.',
    paid: 'Your bank may take a day to show it.',
    failed: 'The money is back in your wallet.',
    unknown: 'It may belong to another account. Your transactions tell what came in and went out.',
  },
  rows: {
    amount: 'Amount',
    method: 'Paid by',
    account: 'Paid to',
    requested: 'Requested',
    expected: 'Expected',
    finished: 'Finished',
    balance: 'Balance afterwards',
  },
  methods: { do: 'Bank transfer', tt: 'Telegraphic transfer', tw: 'Transfer service', pl: 'PayPal' },
  forgotten: 'An account that you have removed since',
  again: 'Withdraw again',
  next: 'Go on',
};
