import { scheduleEndOfSelfExclusion, startOrLengthenPlayBreak } from '../../account/breaks/take-break.ts';
import type { StoredCustomer } from '../../account/customers/customer-store.ts';
import { createSupportMessageReceivedMail } from '../../account/customers/message-confirmation-mail.ts';
import { sendNewsletterMailsToCustomer } from '../../account/customers/newsletter.ts';
import { sendVerificationDecisionMails } from '../../account/verification/verification-decision-mails.ts';
import {
  sendMembershipLeftMail,
  sendMembershipPeriodChangeMail,
  sendMembershipRenewalResumedMail,
  sendMembershipRenewalStoppedMail,
} from '../../membership/membership-mails.ts';
import { runInLocaleOfCustomer } from '../../messages/message-context.ts';
import type { SandboxBrand, SandboxShop } from '../../shop.ts';
import {
  createAutologinMail,
  createEmailConfirmationMail,
  createOneTimeCodeMail,
  createPasswordChangedMail,
  createPasswordResetMail,
  createPostalAddressConfirmationEmail,
  createSocialAccountLinkChangeMail,
  createTwoFactorChangeMail,
  createVerificationRevokedMail,
  sendBrandedMailToCustomer,
} from '../../sign-in/customer-mails.ts';
import { createDrawResultMail } from '../../tickets/orders/results-mail.ts';
import {
  sendBankAccountAddedMail,
  sendDepositOutcomeMail,
  sendWithdrawalMail,
} from '../../wallet/funds/money-mails.ts';

export interface MailScope {
  readonly shop: SandboxShop;
  readonly brand: SandboxBrand;
  readonly customer: StoredCustomer;
  readonly now: number;
}

const SEVEN_MONTHS = 7 * 31 * 86_400_000;

const membership = {
  price: 1_200,
  choice: { product_type: 'membership', lottery_key: 'membership', membership_period: 'quarterly' },
  dueAt: Date.parse('2026-06-04T01:00:00Z'),
  coveredUntil: Date.parse('2026-06-04T01:00:00Z'),
} as const;

const signInMails = [
  () => createOneTimeCodeMail('123456'),
  () => createPasswordResetMail('token'),
  () => createAutologinMail('token'),
  () => createEmailConfirmationMail('token'),
  () => createPostalAddressConfirmationEmail('token'),
  createPasswordChangedMail,
  createVerificationRevokedMail,
  () => createTwoFactorChangeMail(true),
  () => createTwoFactorChangeMail(false),
  () => createSocialAccountLinkChangeMail('Northstar', true),
  () => createSocialAccountLinkChangeMail('Northstar', false),
];

function sendMembershipMails({ shop, customer, now }: MailScope): void {
  sendMembershipRenewalStoppedMail(shop, customer, { endsAt: membership.dueAt, tierAfterEnd: 'free' }, now);
  sendMembershipRenewalStoppedMail(shop, customer, { endsAt: membership.dueAt, tierAfterEnd: null }, now);
  sendMembershipLeftMail(shop, customer, now);
  sendMembershipRenewalResumedMail(shop, customer, membership, now);
  sendMembershipPeriodChangeMail(shop, customer, membership, now);
}

function sendDecisionMails({ shop, customer, now }: MailScope): void {
  for (const outcome of ['passed', 'failed'] as const) {
    const attempt = { method: 'auto_verification', outcome, startedAt: now - 2, decidedAt: now } as const;
    shop.verification.addAttempt(customer.id, attempt);
  }
  sendVerificationDecisionMails(shop, now);
}

function sendMoneyMails({ shop, customer: { id: customerId }, now }: MailScope): void {
  sendBankAccountAddedMail(shop, { customerId, lastFour: '0018' }, now);
  for (const status of ['requested', 'paid', 'failed'] as const)
    sendWithdrawalMail(shop, { id: 'w', customerId, status, amount: 2_000 }, now);
  for (const status of ['captured', 'failed'] as const)
    sendDepositOutcomeMail(shop, { id: 'd', customerId, status, amount: 2_000 }, now);
}

function sendConfirmationsOfMessages({ shop, brand, customer, now }: MailScope): void {
  for (const category of ['tickets', 'results', 'payments', 'account', 'limits', 'other', 'unknown']) {
    const { email } = customer;
    const event = { event_type: 'support_message_event', name: 'message', category, comment: '7', email };
    for (const sender of [customer, null]) {
      const mail = runInLocaleOfCustomer(customer, brand.catalogue, () =>
        createSupportMessageReceivedMail(event, sender, brand),
      );
      if (mail) shop.outbox.send(mail, now);
    }
  }
}

function sendResultMails({ shop, brand, customer, now }: MailScope): void {
  const outcomes = [
    { winningNumbers: [{ key: 'main', name: 'Numbers', numbers: [3, 1, 2] }], winningTickets: [] },
    { winningNumbers: [], winningTickets: ['0412'] },
  ];
  for (const outcome of outcomes) {
    const result = { name: 'Golden Bay', draw: { drawNo: 7 }, outcome, winnings: outcome.winningNumbers.length };
    const mail = runInLocaleOfCustomer(customer, brand.catalogue, () => createDrawResultMail(result, customer));
    shop.outbox.send(mail, now);
  }
}

/** Senders of mails by their subject. */
export const mailsOfFunctions: Readonly<Record<string, (scope: MailScope) => void>> = {
  'sign-in and security': ({ shop, customer, now }) => {
    for (const createMail of signInMails) sendBrandedMailToCustomer(shop, customer, createMail, now);
  },
  breaks: ({ shop, ...taker }) => {
    startOrLengthenPlayBreak(shop, taker, { period: 'day' });
    startOrLengthenPlayBreak(shop, taker, { period: 'until_i_ask' });
    scheduleEndOfSelfExclusion(shop, { ...taker, now: taker.now + SEVEN_MONTHS });
  },
  newsletters: ({ shop, customer, now }) => sendNewsletterMailsToCustomer(shop, customer, now),
  'verification decisions': sendDecisionMails,
  memberships: sendMembershipMails,
  wallet: sendMoneyMails,
  'messages to the shop': sendConfirmationsOfMessages,
  results: sendResultMails,
};
