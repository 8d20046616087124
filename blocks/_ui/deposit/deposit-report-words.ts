import type { Deposit } from '#schemas/generated/api/types.gen.ts';

/** How far a deposit is, for the customer. */
export type DepositStage = 'captured' | 'failed' | 'bank' | 'paypal' | 'instructed' | 'pending' | 'unknown';

export type DepositReportRowKey =
  | 'amount'
  | 'method'
  | 'started'
  | 'expected'
  | 'finished'
  | 'balance'
  | 'billerCode'
  | 'bankCode'
  | 'accountNumber'
  | 'accountName'
  | 'reference';

export const DEPOSIT_REPORT_WORDS: {
  readonly heading: Readonly<Record<DepositStage, string>>;
  readonly text: Readonly<Record<DepositStage, string>>;
  readonly rows: Readonly<Record<DepositReportRowKey, string>>;
  readonly methods: Readonly<Record<Deposit['depositMethodCode'], string>>;
  readonly cancelled: string;
  readonly fund: string;
  readonly stopped: string;
  readonly goOn: string;
  readonly receipt: string;
  readonly again: string;
  readonly toOrder: string;
  readonly notBought: string;
} = {
  stopped: 'You have stopped this payment',
  heading: {
    captured: 'Your money has arrived',
    failed: 'Your payment did not go through',
    bank: 'Your bank is waiting for you',
    paypal: 'PayPal is waiting for you',
    instructed: 'We are waiting for your money',
    pending: 'Your payment is on its way',
    unknown: 'We do not know this payment',
  },
  text: {
    captured: 'It is in your wallet.',
    failed: 'Nothing has been paid.',
    bank: 'Nothing has been paid yet. Your bank wants to know that it is you.',
    paypal: 'Nothing has been paid yet.',
    instructed: 'Send it as told here. It is not in your wallet yet.',
    pending: 'Please do not pay again: we let you know.',
    unknown: 'It may belong to another account. Your transactions tell what came in and went out.',
  },
  rows: {
    amount: 'Amount',
    method: 'Paid with',
    started: 'Started',
    expected: 'Expected',
    finished: 'Finished',
    balance: 'Balance afterwards',
    billerCode: 'Biller code',
    bankCode: 'Bank code',
    accountNumber: 'Account number',
    accountName: 'Account name',
    reference: 'Reference',
  },
  methods: {
    cc: 'Card',
    pl: 'PayPal',
    ap: 'Apple Pay',
    gp: 'Google Pay',
    bp: 'BPAY',
    bd: 'Bank deposit',
    dd: 'Direct debit',
    td: 'Transfer',
  },
  cancelled: 'You have not finished the payment.',
  fund: '{method}, ending in {last}',
  goOn: 'Go on',
  receipt: 'See your receipt',
  again: 'Add money',
  toOrder: 'Back to your order',
  notBought: 'Nothing has been bought with it.',
};
