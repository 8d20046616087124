import { formatCurrencyAmount } from '#domain/money.ts';
import type { SandboxShop } from '../../shop.ts';
import { sendBrandedMailToCustomer } from '../../sign-in/customer-mails.ts';
import type { StoredDeposit } from './deposit-store.ts';
import type { StoredFund } from './fund-store.ts';
import type { StoredWithdrawal } from './withdrawal-store.ts';

/** Notifies the customer of a new payout account, in case somebody else added it. */
export function sendBankAccountAddedMail(
  shop: Pick<SandboxShop, 'brands' | 'customers' | 'outbox'>,
  { customerId, lastFour }: StoredFund,
  now: number,
): void {
  const body = `The account ending in ${lastFour ?? ''} can now be paid to. If you have not added it, please call us.`;
  send(shop, customerId, { subject: 'A bank account was added', body, link: '/my-account/cards-and-accounts' }, now);
}

export function sendWithdrawalMail(
  shop: Pick<SandboxShop, 'brands' | 'customers' | 'outbox'>,
  withdrawal: StoredWithdrawal,
  now: number,
): void {
  const amount = shown(shop, withdrawal);
  const link = `/my-account/withdraw/details/${withdrawal.id}`;
  send(shop, withdrawal.customerId, { ...WITHDRAWALS[withdrawal.status](amount), link }, now);
}

/** Mails the outcome of a deposit completed after its customer left. */
export function sendDepositOutcomeMail(
  shop: Pick<SandboxShop, 'brands' | 'customers' | 'outbox'>,
  deposit: StoredDeposit,
  now: number,
): void {
  const amount = shown(shop, deposit);
  const link = `/my-account/deposit/details/${deposit.id}`;
  const letter =
    deposit.status === 'captured'
      ? { subject: 'Your deposit has arrived', body: `${amount} is now in your account.` }
      : { subject: 'Your deposit has failed', body: `${amount} could not be paid in. No money was taken.` };
  send(shop, deposit.customerId, { ...letter, link }, now);
}

const WITHDRAWALS = {
  requested: (amount: string) => ({
    subject: 'Your withdrawal is on its way',
    body: `You have asked for ${amount} to be paid out. If that was not you, please call us.`,
  }),
  paid: (amount: string) => ({ subject: 'Your withdrawal is paid', body: `${amount} was paid out to you.` }),
  failed: (amount: string) => ({
    subject: 'Your withdrawal could not be paid',
    body: `The account could not be verified, so ${amount} is back in your wallet.`,
  }),
};

function shown({ brands }: Pick<SandboxShop, 'brands'>, { siteKey, amount }: StoredDeposit | StoredWithdrawal): string {
  const branding = brands.find((brand) => brand.siteKey === siteKey)?.catalogue.branding;
  if (!branding) throw new Error(`there is no brand ${siteKey}`);
  return formatCurrencyAmount(amount, branding);
}

function send(
  shop: Pick<SandboxShop, 'brands' | 'customers' | 'outbox'>,
  customerId: string,
  letter: Parameters<typeof sendBrandedMailToCustomer>[2],
  now: number,
): void {
  const customer = shop.customers.findById(customerId);
  if (customer) sendBrandedMailToCustomer(shop, customer, letter, now);
}
