import type { MinorUnits } from '#domain/money.ts';
import type { SandboxShop } from '../../shop.ts';
import { type MailContent, sendBrandedMailToCustomer } from '../../sign-in/customer-mails.ts';
import { walletMessages } from '../wallet.messages.gen.ts';
import type { StoredDeposit } from './deposit-store.ts';
import type { StoredFund } from './fund-store.ts';
import type { StoredWithdrawal } from './withdrawal-store.ts';

/** Notifies the customer of a new payout account, in case they did not add it. */
export function sendBankAccountAddedMail(
  shop: Pick<SandboxShop, 'brands' | 'customers' | 'outbox'>,
  { customerId, lastFour }: Pick<StoredFund, 'customerId' | 'lastFour'>,
  now: number,
): void {
  const createMail = () => ({
    subject: walletMessages.accountAdded(),
    body: walletMessages.accountAddedBody({ lastFour: lastFour ?? '' }),
    link: '/my-account/cards-and-accounts',
  });
  send(shop, customerId, createMail, now);
}

export function sendWithdrawalMail(
  shop: Pick<SandboxShop, 'brands' | 'customers' | 'outbox'>,
  { id, customerId, status, amount }: Pick<StoredWithdrawal, 'id' | 'customerId' | 'status' | 'amount'>,
  now: number,
): void {
  const link = `/my-account/withdraw/details/${id}`;
  send(shop, customerId, () => ({ ...createWithdrawalMail[status](amount), link }), now);
}

/** Mails the outcome of a deposit completed after its customer left. */
export function sendDepositOutcomeMail(
  shop: Pick<SandboxShop, 'brands' | 'customers' | 'outbox'>,
  { id, customerId, status, amount }: Pick<StoredDeposit, 'id' | 'customerId' | 'status' | 'amount'>,
  now: number,
): void {
  const link = `/my-account/deposit/details/${id}`;
  const createMail = () =>
    status === 'captured'
      ? { subject: walletMessages.depositArrived(), body: walletMessages.depositArrivedBody({ amount }), link }
      : { subject: walletMessages.depositFailed(), body: walletMessages.depositFailedBody({ amount }), link };
  send(shop, customerId, createMail, now);
}

const createWithdrawalMail = {
  requested: (amount: MinorUnits) => ({
    subject: walletMessages.withdrawalAsked(),
    body: walletMessages.withdrawalAskedBody({ amount }),
  }),
  paid: (amount: MinorUnits) => ({
    subject: walletMessages.withdrawalPaid(),
    body: walletMessages.withdrawalPaidBody({ amount }),
  }),
  failed: (amount: MinorUnits) => ({
    subject: walletMessages.withdrawalFailed(),
    body: walletMessages.withdrawalFailedBody({ amount }),
  }),
};

function send(
  shop: Pick<SandboxShop, 'brands' | 'customers' | 'outbox'>,
  customerId: string,
  createMail: () => MailContent,
  now: number,
): void {
  const customer = shop.customers.findById(customerId);
  if (customer) sendBrandedMailToCustomer(shop, customer, createMail, now);
}
